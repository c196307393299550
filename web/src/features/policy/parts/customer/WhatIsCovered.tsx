import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { wholeMoney } from '#web/i18n/format.ts'
import { Panel } from '#web/ui/Panel.tsx'
import type { Cover } from '../coverList.ts'
import { useCoverages } from '../useCoverages.ts'

const CoverItem = ({ cover }: { cover: Cover }) => {
  const { t } = useTranslation('policy')
  return (
    <Box component="li" sx={{ py: 1.25, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
        <Typography sx={{ fontWeight: 500 }}>{cover.name}</Typography>
        <Typography className="tabular" color="text.secondary">
          {cover.limit === null ? '' : t('customer.upTo', { limit: wholeMoney(cover.limit) })}
        </Typography>
      </Box>
      <Typography variant="body2" color="text.secondary">
        {cover.explained}
      </Typography>
    </Box>
  )
}

/** What the policy pays for, a sentence each. */
export const WhatIsCovered = ({ policy }: { policy: Policy }) => {
  const { t } = useTranslation('policy')
  const covers = useCoverages(policy)
  const groups = [...new Set(covers.map(({ groupId }) => groupId))]
  return (
    <Panel title={t('customer.covered')}>
      {groups.map((groupId) => (
        <Box key={groupId} sx={{ mb: 2 }}>
          <Typography variant="h4" component="h3">
            {t(`coverages.group.${groupId}`)}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {covers
              ?.filter((cover) => cover.groupId === groupId)
              .map((cover) => (
                <CoverItem key={cover.coverageId} cover={cover} />
              ))}
          </Box>
        </Box>
      ))}
      <Typography variant="body2" color="text.secondary">
        {t('customer.coveredHint')}
      </Typography>
    </Panel>
  )
}
