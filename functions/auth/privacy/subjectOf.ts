import type { Stored } from '#functions/_platform/storage/record.ts'
import { userByEmail } from '#functions/directory/store/userByEmail.ts'
import { type UserRecord, users } from '#functions/directory/store/users.ts'
import type { PrivacyRequestRecord } from '#shared/contracts/auth/privacyRequest.ts'

/** The user that a request is about, as they are today; none where nobody has the address. */
export const subjectOf = ({ subject }: PrivacyRequestRecord): Promise<Stored<UserRecord> | undefined> =>
  subject.userId === undefined ? userByEmail(subject.email) : users.byId(subject.userId)
