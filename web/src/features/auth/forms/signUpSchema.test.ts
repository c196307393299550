import { expect, it, vi } from 'vitest'

vi.stubGlobal('addEventListener', () => undefined)
const { schemaResolver } = await import('#web/forms/schemaResolver.ts')
const { signUpSchema } = await import('./signUpSchema.ts')

const filled = {
  invitationCode: 'ABCDE23456',
  organization: 'Harbour & Pine',
  firstName: 'Grace',
  lastName: 'Hill',
  password: 'seven brass kettles',
  producerNo: '1234567',
  agreed: true as const,
}
const errorsOf = async (producer: boolean, values: object) => {
  const resolve = schemaResolver(signUpSchema(producer, 'Producer number is required'))
  const { errors } = await resolve({ ...filled, ...values }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  })
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]))
}

it('a sign-up says what each field left empty needs', async () => {
  const empty = { invitationCode: '', organization: '', firstName: '', lastName: '', password: '', producerNo: '' }
  expect(await errorsOf(true, empty)).toEqual({
    invitationCode: 'Invitation code is required',
    organization: 'Organization name is required',
    firstName: 'First name is required',
    lastName: 'Last name is required',
    password: 'Password is required',
    producerNo: 'Producer number is required',
  })
  expect(await errorsOf(true, {})).toEqual({})
})

it('a producer number is digits, and not asked of the insured', async () => {
  expect(Object.keys(await errorsOf(true, { producerNo: '12a' }))).toEqual(['producerNo'])
  expect(await errorsOf(false, { producerNo: '' })).toEqual({})
})

it.each([
  ['us', '12345678', 'NPN must be less than or equal to 10 digits', '12345678901'],
  ['uk', '123456', 'FRN must be 6 or 7 digits', '12345'],
  ['au', '123456', 'AFSL number must be 6 digits', '1234567'],
])('a producer number is one of the region: %s', async (region, right, message, wrong) => {
  vi.resetModules()
  vi.stubGlobal('location', { hostname: `${region}.localhost` })
  const { signUpSchema: schema } = await import('./signUpSchema.ts')
  const { producerNo } = schema(true, 'Producer number is required').shape
  expect(producerNo.safeParse(right).success).toBe(true)
  expect(producerNo.safeParse(wrong).error?.issues.map((issue) => issue.message)).toEqual([message])
  vi.unstubAllGlobals()
})
