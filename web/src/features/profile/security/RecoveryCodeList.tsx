import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import GlobalStyles from '@mui/material/GlobalStyles'
import { useTranslation } from 'react-i18next'
import { region } from '#web/i18n/region.ts'
import { saveFile } from '#web/ui/FileDownloadButton.tsx'
import { CopyIcon, DocumentIcon, DownloadIcon } from '#web/ui/icons.tsx'
import { useCopied } from '#web/ui/useCopied.ts'

/** On paper there are the codes alone. */
const onPaper = {
  '@media print': {
    'body *': { visibility: 'hidden' },
    '.recovery-codes, .recovery-codes *': { visibility: 'visible' },
    '.recovery-codes': { position: 'fixed', top: 0, left: 0 },
  },
} as const

/** Recovery codes, shown once: to copy, to download, to print. */
export const RecoveryCodeList = ({ codes }: { codes: readonly string[] }) => {
  const { t } = useTranslation(['security', 'common'])
  const [copied, copy] = useCopied()
  const title = t('recovery.fileTitle', { provider: region.provider.name })
  const text = `${title}\n\n${codes.join('\n')}\n`
  const save = () =>
    saveFile({ fileName: t('recovery.fileName'), content: new Blob([text], { type: 'text/plain;charset=utf-8' }) })
  return (
    <>
      <GlobalStyles styles={onPaper} />
      <Box
        component="ul"
        className="recovery-codes"
        aria-label={title}
        sx={{
          m: 0,
          p: 2,
          listStyle: 'none',
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
          gap: 1,
          borderRadius: 1,
          bgcolor: 'action.hover',
          fontFamily: 'ui-monospace, SFMono-Regular, Menlo, monospace',
          fontSize: 16,
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" startIcon={<CopyIcon />} onClick={() => copy(text)}>
          {copied ? t('common:copied') : t('recovery.copy')}
        </Button>
        <Button size="small" startIcon={<DownloadIcon />} onClick={save}>
          {t('recovery.download')}
        </Button>
        <Button size="small" startIcon={<DocumentIcon />} onClick={() => window.print()}>
          {t('recovery.print')}
        </Button>
      </Box>
    </>
  )
}
