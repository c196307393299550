import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { searchClaims } from '#shared/contracts/claims/claims.ts'
import { openClaimStatuses } from '#shared/records/claim/claimStatus.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { date } from '#web/i18n/format.ts'
import { inPersona } from '#web/paths.ts'
import { Card } from './Card.tsx'
import { ToDoItem } from './ToDoItem.tsx'

/** The claims that are worked on: that each was filed, and the way to who does what by when. */
export const ClaimsCard = () => {
  const { t } = useTranslation('dashboard')
  const mayRead = useMay()('claim:read')
  const { data } = useOperation(
    searchClaims,
    { query: { status: [...openClaimStatuses], size: 20 } },
    { enabled: mayRead },
  )
  if (!data || data.hits.length === 0) return null
  return (
    <Card title={t('insured.claims')}>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {data.hits.map(({ id, claimNumber, filedOn, created }) => (
          <ToDoItem
            key={id}
            title={t('insured.claim', { claimNumber })}
            text={t('insured.claimText', { day: date(filedOn ?? created) })}
            action={t('insured.claimSteps')}
            to={inPersona('CUSTOMER', `claims/${id}`)}
          />
        ))}
      </Box>
    </Card>
  )
}
