import type { Form } from '#shared/contracts/docs/forms.ts'
import { sectorNames } from '#shared/domain/industry/sector.ts'
import { productNameOf } from '#shared/regions/productNames.ts'
import { date } from '#web/i18n/format.ts'
import { coverageName } from './coverageNames.ts'

type Terms = Omit<Form, 'changed' | 'id' | 'own' | 'proposal' | 'rejected' | 'revision'>

/** What a form says of itself, in the order in which it is filled in. */
const facts = [
  { field: 'name', told: ({ name }: Terms) => name },
  { field: 'formNumber', told: ({ formNumber }: Terms) => formNumber },
  { field: 'edition', told: ({ edition }: Terms) => edition },
  { field: 'formType', told: ({ formType }: Terms) => formType },
  {
    field: 'filings',
    told: ({ filings }: Terms) => filings.map(({ state, number }) => `${state} ${number}`).join(', '),
  },
  { field: 'products', told: ({ productTypes }: Terms) => productTypes.map(productNameOf).join(', ') },
  { field: 'state', told: ({ state }: Terms) => state },
  { field: 'paper', told: ({ paperType }: Terms) => paperType },
  { field: 'sectors', told: ({ sectors }: Terms) => sectors.map((each) => sectorNames[each]).join('; ') },
  { field: 'coverage', told: ({ coverage }: Terms) => coverage && coverageName(coverage) },
  { field: 'effectiveFrom', told: ({ effectiveFrom }: Terms) => date(effectiveFrom) },
  { field: 'withdrawnOn', told: ({ withdrawnOn }: Terms) => withdrawnOn && date(withdrawnOn) },
] as const

interface ProposedFact {
  readonly field: (typeof facts)[number]['field'] | 'status'
  readonly value: string
  /** What it is until then, where it is something else. */
  readonly was?: string
}

/** What a form would be, fact by fact, each with what it is where that changes; what is open before and after is left out. */
export const proposedFacts = (
  form: Terms,
  proposed: Terms,
  {
    statusName,
    paperName,
    any,
  }: {
    readonly statusName: (status: Form['status']) => string
    readonly paperName: (paper: string) => string
    /** Stands where nothing is said. */
    readonly any: string
  },
): ProposedFact[] => {
  const all = [
    { field: 'status' as const, value: statusName(proposed.status), was: statusName(form.status) },
    ...facts.map(({ field, told }) => {
      const name = (text: string | undefined) => (field === 'paper' && text ? paperName(text) : text) || any
      return { field, value: name(told(proposed)), was: name(told(form)) }
    }),
  ]
  return all
    .filter(({ value, was }) => value !== any || was !== any)
    .map(({ field, value, was }) => ({ field, value, ...(was !== value && { was }) }))
}
