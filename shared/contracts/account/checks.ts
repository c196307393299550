import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { line } from '#shared/domain/text/text.ts'

const part = line(200)

/** Checks a British address. */
export const verifyAddress = defineOperation({
  name: 'verifyAddress',
  method: 'POST',
  path: '/api/account/v1/address/verify',
  summary: 'Which fields of a British address do not fit together.',
  access: 'any',
  safe: true,
  body: z.strictObject({
    country: z.literal('GBR'),
    address1: part,
    address2: part.optional(),
    address3: part.optional(),
    city: part,
    zipCode: part,
  }),
  response: z.object({ errorFields: z.array(z.string()), localizedErrorFieldNames: z.array(z.string()) }),
})

/** Checks a domain while it is typed. */
export const checkDomain = defineOperation({
  name: 'checkDomain',
  method: 'GET',
  path: '/api/account/v1/domain/check',
  summary: 'Whether a domain can be a company’s own.',
  access: 'any',
  query: z.strictObject({ domain: z.string().max(300).default('') }),
  response: z.object({ valid: z.boolean(), message: z.string() }),
})
