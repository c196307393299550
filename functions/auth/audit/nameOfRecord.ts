/** Best first: a policy knows its quote's number, a quote has no number of a policy. */
const names = ['policyNumber', 'quoteNumber', 'invoiceNumber', 'name', 'companyName', 'docName', 'domain'] as const

/** A license is known by its number, and where it is a person's by theirs. */
const nameOfLicense = ({ number, agentFirstName, agentLastName }: Readonly<Record<string, unknown>>) => {
  if (typeof number !== 'string' || number === '') return undefined
  return typeof agentFirstName === 'string' ? `${number}, ${agentFirstName} ${String(agentLastName)}` : number
}

type State = Readonly<Record<string, unknown>>

/** The two that a relationship is between, by their ids; none of any other record. */
export const endsOf = ({ from, to, begins }: State): readonly string[] =>
  typeof from === 'string' && typeof to === 'string' && typeof begins === 'string' ? [from, to] : []

/** Of whom a request about people's own data is: a pseudonym once they are erased. */
const nameOfSubject = ({ subject }: State): string | undefined => {
  const { name } = (subject ?? {}) as { readonly name?: unknown } // whatever it is, it is read as this
  return typeof name === 'string' && name !== '' ? name : undefined
}

/**
 * What people call a record, whatever its kind; undefined where its state is not kept or has no name. A relationship is called
 * by the names of the two that it is between, `nameOf` their ids.
 */
export const nameOfRecord = (
  state: State | undefined,
  nameOf: (id: string) => string | undefined = () => undefined,
): string | undefined => {
  if (state === undefined) return undefined
  const ends = endsOf(state).map(nameOf)
  if (ends.length > 0) return ends.every((end) => end !== undefined) ? ends.join(' – ') : undefined
  if (typeof state.firstName === 'string') return `${state.firstName} ${String(state.lastName)}`
  const named = names.map((field) => state[field]).find((value) => typeof value === 'string' && value !== '')
  return typeof named === 'string' ? named : (nameOfLicense(state) ?? nameOfSubject(state))
}
