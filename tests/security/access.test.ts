import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { admit } from '#functions/_platform/http/admit.ts'
import { Problem } from '#functions/_platform/http/problem.ts'
import type { HttpAnswer, HttpEvent } from '#functions/_platform/http/serve.ts'
import { type Operation, permissionsOf, workflowFlows } from '#shared/contract/operation.ts'
import { contracts, operations } from '#shared/contracts/registry.ts'
import { roles } from '#shared/domain/identity/roles.ts'
import { mayUse, type Role } from '#shared/permissions.ts'
import { cast, guestOf } from '#tests/cast/actors.ts'
import { eventOf } from '#tests/support/operation.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'

const actorOf = (role: Role): Actor => ({ ...cast.superAdmin, role })
const everyRole = Object.keys(roles) as Role[]

const isAdmitted = (operation: Operation, actor: Actor | undefined): boolean => {
  try {
    admit(operation, eventOf(operation, {}, actor))
    return true
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}

describe('the access matrix, derived from the contracts', () => {
  it('lets a role use exactly the operations whose permission it has', () => {
    for (const operation of operations)
      for (const role of everyRole) {
        const needed = permissionsOf(operation.access)
        const expected =
          operation.access === 'public' ||
          operation.access === 'any' ||
          (operation.access !== 'workflow' && needed.some((permission) => mayUse(role, permission)))
        expect(isAdmitted(operation, actorOf(role)), `${role} ${operation.name}`).toBe(expected)
      }
  })

  it('lets nobody without a session use more than what is public', () => {
    for (const operation of operations)
      expect(isAdmitted(operation, undefined), operation.name).toBe(operation.access === 'public')
  })

  it('opens to a workflow token the operations of its flow and no others', () => {
    for (const operation of operations)
      for (const flow of workflowFlows)
        expect(isAdmitted(operation, guestOf(flow, 'quo_x')), `${flow} ${operation.name}`).toBe(
          operation.access === 'public' ||
            operation.access === 'workflow' ||
            (operation.workflows?.includes(flow) ?? false),
        )
  })
})

describe('every deployed handler', () => {
  let table: TestTable
  beforeAll(async () => {
    table = await startTable()
  })
  afterAll(() => table.stop())

  it.each(Object.keys(contracts))('of %s asks for a session and a permission before anything else', async (service) => {
    const { handler } = (await import(`#functions/${service}/index.ts`)) as {
      handler: (event: HttpEvent, context: never) => Promise<HttpAnswer>
    }
    for (const operation of operations.filter((each) => each.service === service && each.access !== 'public')) {
      const anonymous = await handler(eventOf(operation, {}, undefined), {} as never)
      expect(anonymous.statusCode, operation.name).toBe(401)
      const excluded = everyRole.find((role) => !isAdmitted(operation, actorOf(role)))
      if (excluded === undefined) continue
      const denied = await handler(eventOf(operation, {}, actorOf(excluded)), {} as never)
      expect(denied.statusCode, `${excluded} ${operation.name}`).toBe(403)
    }
  })
})
