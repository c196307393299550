import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exampleOf, type Names } from '#cdk/openapi/exampleOf.ts'
import type { HttpAnswer, HttpEvent } from '#functions/_platform/gateway/httpEvent.ts'
import type { Operation } from '#shared/contract/operation.ts'
import { contracts, operations } from '#shared/contracts/registry.ts'
import { accountTypes } from '#shared/domain/identity/accountTypes.ts'
import { rolesOf } from '#shared/domain/identity/roles.ts'
import { asForm, eventOf } from '#tests/support/operation.ts'
import { openBook } from './book.ts'
import { type Caller, callersOf } from './everyone.ts'
import { absentFor } from './names.ts'
import { isIndifferent, isInReach, isLetIn, isShared, tellsOnPurpose } from './rules.ts'

type Handler = (event: HttpEvent, context: never) => Promise<HttpAnswer>

const handlers = new Map<string, Handler>()
let book: Awaited<ReturnType<typeof openBook>>
beforeAll(async () => {
  book = await openBook({ isShared: true })
  for (const service of Object.keys(contracts)) {
    const { handler } = (await import(`#functions/${service}/index.ts`)) as { handler: Handler }
    handlers.set(service, handler)
  }
})
afterAll(() => book.close())

const told = async (operation: Operation, names: Names, { actor }: Caller): Promise<string> => {
  const { input } = exampleOf(operation, names)
  const typed = eventOf(operation, input, actor)
  const event = operation.upload ? await asForm(typed, input.body) : typed
  const { statusCode, body = '' } = (await handlers.get(operation.service)?.(event, {} as never)) ?? {}
  const { role: _, ...given } = names
  return [...new Set(Object.values(given))].reduce(
    (left, name) => left.replaceAll(name, '@'),
    `${statusCode} ${body.replace(/"(?:asOf|requestId)":"[^"]*"/g, '')}`,
  )
}

const partners = accountTypes.filter((each) => !['AGENCY', 'COWBELL', 'CUSTOMER'].includes(each))

/** A role template that it names is another organization's. */
const notOfTheBook: readonly string[] = ['createUser']

describe('what names a partner', () => {
  it.each(partners)('is reached by %s with what the matrix says, and with nothing else', async (accountType) => {
    const [names, absent] = [book.namesFor(accountType), absentFor(accountType)]
    const hidden: string[] = []
    const open: string[] = []
    for (const operation of operations.filter(({ access }) => access !== 'public')) {
      const role = rolesOf(accountType).find((each) => isLetIn(operation, each))
      const example = exampleOf(operation, absent)
      if (role === undefined || example.kinds.size === 0) continue
      const [caller] = callersOf(role, book.insured)
      if (caller === undefined || notOfTheBook.includes(operation.name) || operation.name in tellsOnPurpose) continue
      if (isIndifferent(operation, caller) || [...example.kinds].some((kind) => isInReach(kind, caller))) continue
      const differs = (await told(operation, names, caller)) !== (await told(operation, absent, caller))
      const shared = isShared(operation, example, accountType)
      if (differs && !shared) open.push(operation.name)
      if (!differs && shared && example.subjects.size > 0) hidden.push(operation.name)
    }
    expect(hidden, 'kept from whom it names').toEqual([])
    expect(open, 'told without a share').toEqual([])
  })
})
