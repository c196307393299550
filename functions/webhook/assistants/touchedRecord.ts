import type { TouchedRecord } from '#shared/contracts/webhook/assistants.ts'

/** The first of some fields of an answer that holds a text. */
export const textIn = (body: unknown, ...names: readonly string[]): string | undefined => {
  const fields: Readonly<Record<string, unknown>> = typeof body === 'object' && body !== null ? { ...body } : {}
  return names.map((name) => fields[name]).find((value) => typeof value === 'string' && value !== '') as
    | string
    | undefined
}

/** A record that a call names, as far as it was read: by its number and whose it is, or by its name. */
export const touchedRecord = ({ id, kind, body }: { id: string; kind: string; body: unknown }): TouchedRecord => {
  const number = textIn(body, 'policyNumber', 'quoteNumber', 'claimNumber')
  const company = textIn(body, 'companyName')
  const name =
    number !== undefined && company !== undefined
      ? `${number}, ${company}`
      : (number ?? company ?? textIn(body, 'name', 'subject'))
  const status = textIn(body, 'status', 'agencyStatus')
  const total =
    typeof body === 'object' && body !== null && 'totalPremium' in body && typeof body.totalPremium === 'number'
      ? body.totalPremium
      : undefined
  return {
    ...{ id, kind },
    ...(name !== undefined && { name }),
    ...(status !== undefined && { status }),
    ...(total !== undefined && { total }),
  }
}
