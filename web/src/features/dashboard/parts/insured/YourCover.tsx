import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { policyStatusGroups } from '#shared/domain/policy/policyStatusGroups.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { CardSkeleton } from '#web/ui/Skeletons.tsx'
import { Card } from './Card.tsx'
import { CoverCard } from './CoverCard.tsx'
import { useCovers } from './useCovers.ts'

const over: readonly string[] = [...policyStatusGroups.Inactive, 'CANCELLED', 'FLAT CANCELLED', 'RESCIND']

/** What the insured is covered for now; with `all` also what is over. */
export const YourCover = ({ all = false }: { all?: boolean }) => {
  const { t } = useTranslation('dashboard')
  const { covers, error, retry } = useCovers()
  const shown = covers?.filter(({ status }) => all || !over.includes(status))
  const told = (
    <>
      {error !== undefined && <ProblemPanel error={error} onRetry={retry} />}
      {!shown && error === undefined && <CardSkeleton cards={1} height={150} />}
      {shown?.length === 0 && <Typography color="text.secondary">{t('insured.noCover')}</Typography>}
      <Box sx={{ display: 'grid', gap: 2 }}>
        {shown?.map((policy) => (
          <CoverCard key={policy.id} policy={policy} heading={all ? 'h2' : 'h3'} />
        ))}
      </Box>
    </>
  )
  // The page of all of them has its heading already.
  return all ? told : <Card title={t('insured.cover')}>{told}</Card>
}
