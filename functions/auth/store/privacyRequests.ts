import { personScope } from '#functions/_platform/storage/naming.ts'
import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import type { PrivacyRequestRecord } from '#shared/contracts/auth/privacyRequest.ts'
import { openGroup } from '#shared/contracts/auth/privacyRequestFilters.ts'
import type { PrivacyKind } from '#shared/domain/identity/privacy.ts'
import { isOpenPrivacyRequest } from '#shared/records/privacyRequest/privacyRequestStatus.ts'
import { shownRequest } from '../privacy/shown.ts'

export type StoredPrivacyRequest = Stored<PrivacyRequestRecord>

/** The list of what one person has asked. */
export const askedBy = (userId: string): string => `user:${userId}`

/** Requests with a file that is to go. */
export const withFileGroup = 'WITH_FILE'

/** What a person has under way of a kind, by their address: there is one of each at most. */
export const openKey = ({ email, kind }: { readonly email: string; readonly kind: PrivacyKind }): string =>
  `${kind} ${email}`

/** Requests about people's own data; what they say of the person stays out of their history. */
export const privacyRequests = defineRecord({
  kind: 'privacyRequest',
  notFound: 'privacy.notFound',
  version: 3,
  // From the second on it keeps what records of business are to say of the person, and is found by their address.
  // From the third on it may have been made, and whose it is proved, by a code at the address.
  from: { 1: (request: PrivacyRequestRecord) => request, 2: (request: PrivacyRequestRecord) => request },
  history: { hides: ['answer', 'corrected', 'details', 'file', 'identity', 'outcome', 'subject', 'withdrawal'] },
  unique: {
    open: ({ kind, status, subject }: PrivacyRequestRecord) =>
      isOpenPrivacyRequest(status) ? openKey({ email: subject.email, kind }) : undefined,
  },
  list: {
    scopes: ({ subject }: PrivacyRequestRecord) => [
      'all',
      ...(subject.userId === undefined ? [] : [askedBy(subject.userId)]),
      ...(subject.email === '' ? [] : [personScope(subject.email)]),
    ],
    groups: ({ file, status }: PrivacyRequestRecord) => [
      status,
      ...(isOpenPrivacyRequest(status) ? [openGroup] : []),
      ...(file === undefined ? [] : [withFileGroup]),
    ],
    sorts: {
      dueOn: ({ dueOn }: PrivacyRequestRecord) => dueOn,
      created: ({ created }: PrivacyRequestRecord) => created,
      name: ({ subject }: PrivacyRequestRecord) => subject.name,
    },
    summary: (request: PrivacyRequestRecord) => shownRequest(request),
  },
  search: ({ subject }: PrivacyRequestRecord) => [subject.name, subject.email],
})

/** All that was ever asked of a person, by themselves or in writing. */
export const requestsOf = async ({
  userId,
  email,
}: PrivacyRequestRecord['subject']): Promise<StoredPrivacyRequest[]> => {
  const scopes = [personScope(email), ...(userId === undefined ? [] : [askedBy(userId)])]
  return privacyRequests.byIds((await privacyRequests.every({ scopes })).map(({ id }) => id))
}
