import { ulid } from 'ulid'
import { defineRecord, type Write } from '#functions/_platform/storage/record.ts'
import { type Membership, membershipOf, type UserRecord } from '#functions/directory/store/users.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { pseudonymOf } from '#shared/domain/identity/privacy.ts'
import { type JobId, LeaverId } from '#shared/domain/ids/ids.ts'

/** One piece of work that goes to a colleague, and the job that hands it over. */
export interface Handed {
  readonly what: 'CLIENTS' | 'QUOTES'
  readonly jobId: JobId
}

interface Person {
  readonly id: string
  readonly name: string
}

/** Somebody who works in an organization no longer. It is written with what ended it, and stays when the user is gone. */
export interface LeaverRecord extends Pick<Membership, 'accountType' | 'organizationId' | 'role'> {
  readonly id: LeaverId
  readonly userId: string
  readonly firstName: string
  readonly lastName: string
  /** Empty once the person is erased. */
  readonly email: string
  readonly left: Instant
  readonly by: Person
  /** Who takes over what they had there. */
  readonly heir?: Person | undefined
  readonly handed: readonly Handed[]
}

const personScope = (email: string) => `person:${email}`

/** Those who have left: in the list of their organization, and everybody's. */
export const leavers = defineRecord({
  kind: 'leaver',
  notFound: 'user.notFound',
  list: {
    scopes: ({ organizationId, email }: LeaverRecord) => [
      'all',
      `organization:${organizationId}`,
      ...(email === '' ? [] : [personScope(email)]),
    ],
    sorts: {
      left: ({ left }: LeaverRecord) => left,
      name: ({ firstName, lastName }: LeaverRecord) => `${lastName} ${firstName}`,
    },
    summary: (leaver: LeaverRecord): LeaverRecord => leaver,
  },
  search: ({ firstName, lastName, email }: LeaverRecord) => [firstName, lastName, email],
  searchScopes: ({ organizationId }: LeaverRecord) => ['all', `organization:${organizationId}`],
})

/** How somebody left: when, who ended it, and who takes over what. */
type Departure = Pick<LeaverRecord, 'by' | 'handed' | 'heir' | 'left'>

/** The write that tells that a user works in an organization no longer. */
export const leaverWrite = (user: UserRecord, from: Membership, departure: Departure): Write => {
  const { accountType, organizationId, role } = membershipOf(from)
  const { id: userId, firstName, lastName, email } = user
  const id = LeaverId.parse(`lvr_${ulid()}`)
  return leavers.create({ id, accountType, organizationId, role, userId, firstName, lastName, email, ...departure })
}

/** Where somebody with the address has worked. */
export const leftBy = async (email: string) =>
  leavers.byIds((await leavers.every({ scopes: [personScope(email)] })).map(({ id }) => id))

/** The writes that take the person out of what tells where they have worked. */
export const leaversErased = async (email: string): Promise<Write[]> =>
  (await leftBy(email)).map((each) => leavers.update(each, { ...each, ...pseudonymOf(each.userId), email: '' }))
