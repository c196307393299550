import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { pageOf, pageQuery } from '#shared/contract/paging.ts'
import { placing } from '#shared/domain/identity/accountTypes.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { AccountTypeField, dormantFor } from './fields.ts'
import { ListedAccount, Person, RoleLabel, User } from './user.ts'

const { search, size } = pageQuery(100)
const pickerQuery = { search, size }

/** A directory of the provider's people in one role. */
const staffDirectory = <const Name extends string, const Path extends string>(
  name: Name,
  path: `/api/auth/v1/users/${Path}`,
  who: string,
) =>
  ({
    name,
    method: 'GET',
    path,
    summary: `The provider’s ${who}.`,
    access: 'user:directory',
    query: z.strictObject(pickerQuery),
    response: pageOf(Person),
  }) as const

export const listAccountExecutives = defineOperation(
  staffDirectory('listAccountExecutives', '/api/auth/v1/users/aes', 'account executives'),
)

export const listAgencyAccountUsers = defineOperation({
  name: 'listAgencyAccountUsers',
  method: 'GET',
  path: '/api/auth/v1/users/agency',
  summary: 'The people of one agency with their roles.',
  access: 'user:read',
  only: placing,
  query: z.strictObject({ ...pickerQuery, agencyId: AgencyId }),
  response: pageOf(
    z.object({
      id: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      phone: z.string(),
      role: RoleLabel,
    }),
  ),
  problems: ['agency.notFound'],
})

export const listAllUsers = defineOperation({
  name: 'listAllUsers',
  method: 'GET',
  path: '/api/auth/v1/users/all',
  summary: 'The users of every account, with the account each is at home in.',
  access: 'user:directory',
  only: ['COWBELL'],
  query: z.strictObject({ ...pageQuery(25), accountType: AccountTypeField.optional(), dormantDays: dormantFor }),
  response: pageOf(User.extend({ account: ListedAccount })),
})

export const listBds = defineOperation(staffDirectory('listBds', '/api/auth/v1/users/bds', 'business developers'))

export const listChildUsers = defineOperation({
  name: 'listChildUsers',
  method: 'GET',
  path: '/api/auth/v1/users/children',
  summary: 'The people of the agencies that belong to the caller’s organization.',
  access: 'user:read',
  only: placing,
  query: z.strictObject(pickerQuery),
  response: pageOf(Person),
})

export const listTams = defineOperation(
  staffDirectory('listTams', '/api/auth/v1/users/tams', 'technical account managers'),
)

const underwriters = staffDirectory('listUnderwriters', '/api/auth/v1/users/uw', 'underwriters')

export const listUnderwriters = defineOperation({
  ...underwriters,
  query: underwriters.query.extend({
    chiefs: z
      .literal('true')
      .optional()
      .describe('Those too whose letter of authority reaches beyond an underwriter’s.'),
  }),
  response: pageOf(Person.extend({ role: RoleLabel })),
})
