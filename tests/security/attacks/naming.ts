import { people } from '#cdk/local/seed/cast.ts'
import { type Json, jsonOf, type Kind, kindNamed } from '#cdk/openapi/exampleOf.ts'
import type { Operation } from '#shared/contract/operation.ts'
import { permissionsOf } from '#shared/contract/operation.ts'
import { searchAccounts } from '#shared/contracts/account/accounts.ts'
import { getCurrentUser } from '#shared/contracts/auth/me.ts'
import { listAgencyTeams } from '#shared/contracts/auth/teams.ts'
import { searchPolicies } from '#shared/contracts/policy/search.ts'
import { searchQuotes } from '#shared/contracts/quote/search.ts'
import { operations } from '#shared/contracts/registry.ts'
import { mayUse } from '#shared/permissions.ts'
import { absentFor } from '../names.ts'
import { type Attack, type Person, type Target, toldBy } from './attack.ts'

const kinds = ['account', 'agency', 'policy', 'quote', 'team', 'user'] as const
type Known = Readonly<Record<(typeof kinds)[number], string>>

/** What somebody knows of their own agency. */
const knownTo = async ({ ask, tokenOf }: Target, person: Person): Promise<Known> => {
  const token = await tokenOf(person)
  const read = async (operation: Operation, pattern: RegExp, params = {}): Promise<string> => {
    const { status, body } = await ask(operation, { params }, { token, region: person.region })
    const found = pattern.exec(body)?.[0]
    if (found === undefined) throw new Error(`${operation.name} shows no ${pattern}: ${status} ${body.slice(0, 200)}`)
    return found
  }
  const agency = await read(getCurrentUser, /agy_\w+/)
  return {
    account: await read(searchAccounts, /acc_\w+/),
    agency,
    policy: await read(searchPolicies, /pol_\w+/),
    quote: await read(searchQuotes, /quo_\w+/),
    team: await read(listAgencyTeams, /tea_\w+/, { agencyId: agency }),
    user: await read(getCurrentUser, /usr_\w+/),
  }
}

/** The fields of a query that name a record, each by its kind. */
const namesInQuery = (operation: Operation): readonly (readonly [field: string, kind: (typeof kinds)[number]])[] => {
  const { properties = {} }: Json = operation.query === undefined ? {} : jsonOf(operation.query)
  return Object.entries(properties).flatMap(([field, schema]) => {
    const kind: Kind | undefined = kindNamed({ operation: operation.name, field }, schema)
    const found = kinds.find((each) => each === kind)
    return found === undefined ? [] : [[field, found] as const]
  })
}

/** A list that is narrowed to what is another's says nothing: neither by rows nor by totals nor by where it would go on. */
export const naming: Attack = {
  name: 'naming',
  attack: async (target) => {
    const { producer, agent, otherProducer } = people('us')
    const foreign = await knownTo(target, otherProducer)
    const absent = absentFor('AGENCY')
    const broken: string[] = []
    for (const person of [producer, agent]) {
      const token = await target.tokenOf(person)
      for (const operation of operations.filter(({ method, params }) => method === 'GET' && params === undefined)) {
        if (!permissionsOf(operation.access).some((permission) => mayUse(person.role, permission))) continue
        for (const [field, kind] of namesInQuery(operation)) {
          const said = async (name: string) => {
            const { properties = {} }: Json = operation.query === undefined ? {} : jsonOf(operation.query)
            const query = { [field]: name, ...('size' in properties && { size: '1' }) }
            return toldBy(await target.ask(operation, { query }, { token }), name).replace(/"asOf":"[^"]*"/, '')
          }
          const [theirs, nothing] = [await said(foreign[kind]), await said(absent[kind] ?? '')]
          if (theirs !== nothing)
            broken.push(`${operation.name} tells the ${person.role} by ${field} ${theirs.slice(0, 160)}`)
        }
      }
    }
    return broken
  },
}
