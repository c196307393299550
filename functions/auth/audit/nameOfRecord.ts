/** Best first: a policy knows its quote's number, a quote has no number of a policy. */
const names = ['policyNumber', 'quoteNumber', 'invoiceNumber', 'name', 'companyName'] as const

/** What people call a record, whatever its kind; undefined where its state is not kept or has no name. */
export const nameOfRecord = (state: Readonly<Record<string, unknown>> | undefined): string | undefined => {
  if (state === undefined) return undefined
  if (typeof state.firstName === 'string') return `${state.firstName} ${String(state.lastName)}`
  return names.map((field) => state[field]).find((value) => typeof value === 'string' && value !== '') as
    | string
    | undefined
}
