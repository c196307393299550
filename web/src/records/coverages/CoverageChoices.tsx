import Box from '@mui/material/Box'
import type { CalculatorCoverage } from '#shared/domain/rating/calculatorAnswer.ts'
import type { CalculatorChoice } from '#shared/domain/rating/calculatorState.ts'
import { CoverageGroup } from './CoverageGroup.tsx'
import { coverageGroups } from './coverageGroups.ts'

type CoverageChoicesProps = {
  /** As they will stand, without a price: what they cost together is shown elsewhere. */
  coverages: readonly CalculatorCoverage[]
  product: string
  onChange: (id: number, change: Partial<CalculatorChoice>) => void
}

/** The coverages of a product by group, each on or off, with the terms that can be chosen: of a form that changes cover. */
export const CoverageChoices = ({ coverages, product, onChange }: CoverageChoicesProps) => (
  <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    {coverageGroups(coverages).map((group) => (
      <CoverageGroup key={group.groupId} group={group} product={product} onChange={onChange} heading="h4" />
    ))}
  </Box>
)
