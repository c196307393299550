/** Best first: a policy knows its quote's number, a quote has no number of a policy. */
const names = ['policyNumber', 'quoteNumber', 'invoiceNumber', 'name', 'companyName', 'docName', 'domain'] as const

/** A license is known by its number, and where it is a person's by theirs. */
const nameOfLicense = ({ number, agentFirstName, agentLastName }: Readonly<Record<string, unknown>>) => {
  if (typeof number !== 'string' || number === '') return undefined
  return typeof agentFirstName === 'string' ? `${number}, ${agentFirstName} ${String(agentLastName)}` : number
}

/** What people call a record, whatever its kind; undefined where its state is not kept or has no name. */
export const nameOfRecord = (state: Readonly<Record<string, unknown>> | undefined): string | undefined => {
  if (state === undefined) return undefined
  if (typeof state.firstName === 'string') return `${state.firstName} ${String(state.lastName)}`
  const named = names.map((field) => state[field]).find((value) => typeof value === 'string' && value !== '')
  return typeof named === 'string' ? named : nameOfLicense(state)
}
