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
import { isIndifferent, isInReach, isLetIn, tellsOnPurpose } from './rules.ts'

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

/** Whether a caller is told something else of records of the book than of such as do not exist. */
const reaches = async (operation: Operation, caller: Caller): Promise<boolean> => {
  const { accountType } = caller.actor
  const [named, absent] = [book.namesFor(accountType), absentFor(accountType)]
  return (await told(operation, named, caller)) !== (await told(operation, absent, caller))
}

describe('of a book in which every kind of organization has its share', () => {
  it.each(accountTypes)(
    '%s reaches something with whatever lets it in, and nobody of another one does',
    async (each) => {
      const empty: string[] = []
      const open: string[] = []
      for (const operation of operations.filter(({ access }) => access !== 'public')) {
        const letIn = rolesOf(each).filter((role) => isLetIn(operation, role))
        const { kinds, subjects } = exampleOf(operation, absentFor(each))
        // What is listed and counted follows by the stream, which stands still here.
        const isList = subjects.size === 0 && operation.method === 'GET'
        if (letIn.length === 0 || kinds.size === 0 || isList) continue
        const callers = letIn.flatMap((role) => callersOf(role, book.insured))
        const [own] = callers.filter(({ relation }) => relation === 'own')
        const [stranger] = callers.filter(({ relation }) => relation === 'otherOrganization')
        if (own === undefined || isIndifferent(operation, own) || operation.name in tellsOnPurpose) continue
        if (!(await reaches(operation, own))) empty.push(operation.name)
        const isForAll = stranger === undefined || [...kinds].every((kind) => isInReach(kind, stranger))
        if (!isForAll && (await reaches(operation, stranger))) open.push(operation.name)
      }
      expect(empty, 'lets in and reaches nothing').toEqual([])
      expect(open, 'told without a share').toEqual([])
    },
  )
})
