import { can, defineLife, leads, stays } from '../life.ts'
import { type UserStatus, userStatusTones } from './userStatus.ts'

/** What an action asks of a user besides the status: `enabled` that the user is let in, `another` that it is not oneself. */
export type UserNeed = 'another' | 'enabled'

const anybody = ['INVITED', 'UNCONFIRMED', 'ACTIVE'] as const

/**
 * The life of a user. Who signs in by their organization's own sign-in has proved the e-mail: the invitation and the
 * confirmation count for nothing then. Whether a user is let in is no status: it holds in each.
 */
export const userLife = defineLife({
  kind: 'user',
  first: anybody,
  statuses: userStatusTones,
  actions: {
    accept: {
      word: 'accept the invitation',
      by: ['acceptUserInvite'],
      steps: { INVITED: 'ACTIVE' },
      needs: ['enabled'],
    },
    confirm: {
      word: 'confirm the email',
      by: ['confirmUser'],
      steps: { UNCONFIRMED: 'ACTIVE' },
      needs: ['enabled'],
    },
    signInBySso: {
      word: 'sign in by the organization',
      by: ['exchangeSsoToken'],
      steps: leads(anybody, 'ACTIVE'),
      needs: ['enabled'],
    },
    inviteAgain: {
      word: 'invite the user again',
      by: ['resendUserInvitation'],
      steps: stays('INVITED'),
      needs: ['enabled'],
    },
    askToConfirm: {
      word: 'ask for the confirmation again',
      by: ['resendValidationEmail'],
      steps: stays('UNCONFIRMED'),
      needs: ['enabled'],
    },
    enable: { word: 'let the user in or not', by: ['enableUser'], steps: stays(...anybody), needs: ['another'] },
    remove: { word: 'remove the user', by: ['removeUser'], steps: stays(...anybody), needs: ['another'] },
    erase: { steps: leads(anybody, 'ERASED') },
  },
})

export type UserAction = keyof typeof userLife.actions

/** Whether a user of this status allows the action; what the action needs besides is another question. */
export const canUser = (status: UserStatus, action: UserAction): boolean => can(userLife, status, action)

/** Which needs a user meets when `actorId` does something to them. */
export const needsOfUser =
  ({ enabled, id }: { readonly enabled: boolean; readonly id: string }, actorId: string | undefined) =>
  (need: UserNeed): boolean =>
    ({ another: id !== actorId, enabled })[need]
