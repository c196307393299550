import { expect, it, vi } from 'vitest'

vi.stubGlobal('addEventListener', () => undefined)
const { schemaResolver } = await import('../../../forms/schemaResolver.ts')
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
