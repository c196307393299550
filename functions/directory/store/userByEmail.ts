import type { Stored } from '#functions/_platform/storage/record.ts'
import { type UserRecord, users } from './users.ts'

/** An id nobody has. */
const nobody = 'usr_00000000000000000000000000'

/** The user of an e-mail. Reads as much for an e-mail nobody has, so that the time taken tells nothing. */
export const userByEmail = async (email: string): Promise<Stored<UserRecord> | undefined> =>
  users.byId((await users.idByUnique('email', email)) ?? nobody)
