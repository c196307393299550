import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { LeftBehind } from '#shared/contracts/auth/handOver.ts'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'

const Work = ({ work: { agency, clients, renewals, quotes, tasks, names } }: { work: LeftBehind }) => {
  const { t } = useTranslation('users')
  const left = clients - names.length
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2 }}>
      <Typography variant="subtitle2" component="h3" gutterBottom>
        {agency.name}
      </Typography>
      <KeyValueList
        items={[
          { label: t('handOver.clients'), value: clients },
          { label: t('handOver.renewals'), value: renewals },
          { label: t('handOver.quotes'), value: quotes },
          { label: t('handOver.tasks'), value: tasks },
        ]}
      />
      {names.length > 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {names.join(', ')}
          {left > 0 && ` ${t('handOver.more', { count: left })}`}
        </Typography>
      )}
    </Box>
  )
}

/** What goes to a colleague if somebody leaves, agency by agency, before it is done. */
export const LeftBehindList = ({ agencies }: { agencies: readonly LeftBehind[] }) => {
  const { t } = useTranslation('users')
  if (agencies.length === 0) return null
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography>{t('handOver.text')}</Typography>
      {agencies.map((work) => (
        <Work key={work.agency.id} work={work} />
      ))}
    </Box>
  )
}
