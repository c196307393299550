import { personaOf } from '#shared/domain/identity/personas.ts'
import type { UserRecord } from '../store/users.ts'

/** The page of the web app where somebody finds the places that are kept for them. */
export const acceptanceAddress = ({ accountType }: Pick<UserRecord, 'accountType'>): string =>
  `${personaOf(accountType).basePath}/profile`
