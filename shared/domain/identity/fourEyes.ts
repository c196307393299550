import type { Role } from './roles.ts'

/** Roles that two people give: whoever has one may do everything (rule: four-eyes-role). */
const givenByTwo: readonly Role[] = ['Super Admin']

/** Whether a role takes a second person who has it. */
export const needsSecond = (role: Role): boolean => givenByTwo.includes(role)

/** As what somebody new begins while a second person has not said yes: what whoever invites may give alone. */
export const roleMeanwhile: Role = 'Power User'

/** So many days a role that was asked for waits. */
export const grantDays = 7
