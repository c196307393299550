import { expect, it, vi } from 'vitest'
import { z } from 'zod'

vi.stubGlobal('addEventListener', () => undefined)
const { messageOf } = await import('../api/messageOf.ts')
const { schemaResolver } = await import('./schemaResolver.ts')
const { strayProblem } = await import('./strayProblem.ts')

const Schema = z.object({
  firstName: z.string('First name is required'),
  email: z.string('Email is required'),
  teams: z.array(z.object({ id: z.string('A team is required') })),
})
const errorsOf = async (values: object) =>
  (await schemaResolver(Schema)(values as never, undefined, { fields: {}, shouldUseNativeValidation: false })).errors

it('what a schema asks for and no field of the form takes is said by the form', async () => {
  const errors = await errorsOf({ firstName: '', email: '', teams: [{ id: '' }] })
  const problem = strayProblem(errors, new Set(['firstName', 'teams']))
  expect(messageOf(problem)).toBe('Email: Email is required. Id: A team is required.')
})

it('a form whose fields say all that is wrong says nothing besides', async () => {
  const errors = await errorsOf({ firstName: '', email: '', teams: [] })
  expect(strayProblem(errors, new Set(['firstName', 'email']))).toBeUndefined()
})
