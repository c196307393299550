import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { docTypeLabel } from '#shared/contracts/docs/document.ts'
import { verifyDocument } from '#shared/contracts/docs/verification.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { DropZone } from '#web/forms/DropZone.tsx'
import { FieldShell } from '#web/forms/FieldShell.tsx'
import { date } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { CardSkeleton } from '#web/ui/Skeletons.tsx'
import { StatusScene } from '#web/ui/StatusScene.tsx'
import { toast } from '#web/ui/toast.ts'
import { IssuedScene } from './verdict/IssuedScene.tsx'

interface Chosen {
  readonly name: string
  readonly sha256: string
}

/** The SHA-256 of a file, worked out here. */
const chosenOf = async (file: File): Promise<Chosen> => {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  const sha256 = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return { name: file.name, sha256 }
}

const Verdict = ({ name, sha256 }: Chosen) => {
  const { t } = useTranslation('policy')
  const document = useOperation(verifyDocument, { params: { sha256 } }, { staleTime: 0 })
  if (document.data) {
    const { docName, docType, issuedAt } = document.data
    const kind = docTypeLabel(docType, region.code)
    const day = date(issuedAt, { dateStyle: 'long' })
    return <IssuedScene of={document.data} issued={t('verifyFile.issued', { kind, name: docName, day })} />
  }
  if (document.error?.code === 'document.notIssued')
    return (
      <StatusScene tone="refused" title={t('verifyFile.unknown')}>
        {t('verifyFile.unknownText', { name })}
      </StatusScene>
    )
  if (document.error) return <ProblemPanel error={document.error} onRetry={() => void document.refetch()} />
  return <CardSkeleton cards={1} height={160} />
}

/** Whether a file that somebody holds is one that the platform issued; the file does not leave the computer. */
export const FileVerification = () => {
  const { t } = useTranslation('policy')
  const id = useId()
  const [chosen, setChosen] = useState<Chosen>()
  const take = ([file]: readonly File[]) => {
    if (file) chosenOf(file).then(setChosen, (cause: unknown) => toast.error(t('verifyFile.unreadable'), { cause }))
  }
  return (
    <Box component="section" aria-label={t('verifyFile.heading')} sx={{ display: 'grid', gap: 2 }}>
      <div>
        <Typography variant="h3" component="h2">
          {t('verifyFile.heading')}
        </Typography>
        <Typography color="text.secondary" sx={{ mt: 0.5 }}>
          {t('verifyFile.intro')}
        </Typography>
      </div>
      <FieldShell id={id} label={t('verifyFile.file')}>
        <DropZone
          id={id}
          describedBy={undefined}
          buttonRef={null}
          isWrong={false}
          accept="application/pdf"
          choose={t('verifyFile.choose')}
          onTake={take}
        >
          <Typography sx={{ overflowWrap: 'anywhere' }}>{chosen?.name ?? t('verifyFile.drop')}</Typography>
        </DropZone>
      </FieldShell>
      {chosen && <Verdict key={chosen.sha256} {...chosen} />}
    </Box>
  )
}
