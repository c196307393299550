import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { HeldPart, PrivacyRequest } from '#shared/contracts/auth/privacyRequest.ts'
import { getPrivacyPreview } from '#shared/contracts/auth/privacyRequests.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { NamedPlaces } from './NamedPlaces.tsx'

const Part = ({ part, count, becomes, source }: HeldPart) => {
  const { t } = useTranslation('privacy')
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', py: 1.25 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Typography>{t(`parts.${part}`)}</Typography>
        <Typography color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
          {t(`fates.${becomes}`)}
        </Typography>
      </Box>
      <Typography variant="body2" color="text.secondary">
        {source === undefined
          ? t('preview.count', { count })
          : part === 'WORK'
            ? t('preview.business', { source })
            : t('preview.kept', { count, source })}
      </Typography>
    </Box>
  )
}

const isNamed = (part: HeldPart['part']) => part === 'CONTACTS' || part === 'EVIDENCE'

/** What is held of the person, and what an erasure makes of each; of who is erased what was done. */
export const PreviewPanel = ({ request }: { request: PrivacyRequest }) => {
  const { t } = useTranslation('privacy')
  const { id, outcome, status } = request
  const preview = useOperation(getPrivacyPreview, { params: { privacyRequestId: id } })
  const isOver = outcome !== undefined && status === 'DONE'
  return (
    <Panel title={t(isOver ? 'preview.done' : 'preview.title')}>
      {preview.error && <ProblemPanel error={preview.error} onRetry={() => void preview.refetch()} />}
      {preview.isPending && <TextSkeleton lines={6} />}
      {preview.data?.parts.length === 0 && (
        <Typography color="text.secondary">{t(isOver ? 'preview.nothing' : 'preview.nobody')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {preview.data?.parts.map((part) => (
          <Part key={part.part} {...part} />
        ))}
      </Box>
      {preview.data !== undefined && preview.data.named.length > 0 && (
        <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 1.25 }}>
          <Typography variant="subtitle2" component="h3" gutterBottom>
            {t('named.title')}
          </Typography>
          <NamedPlaces
            places={preview.data.named}
            count={preview.data.parts.reduce((sum, { part, count }) => sum + (isNamed(part) ? count : 0), 0)}
          />
        </Box>
      )}
    </Panel>
  )
}
