import { can, defineLife } from '../life.ts'
import { type BlacklistAppealStatus, blacklistAppealStatusTones } from './blacklistAppealStatus.ts'

/**
 * The life of an appeal by who was refused since a domain is blacklisted. Staff accept it, and the domain comes off the
 * blacklist with that; or refuse it with a reason. Who has something new to say appeals anew.
 */
export const blacklistAppealLife = defineLife({
  kind: 'blacklistAppeal',
  first: ['OPEN'],
  statuses: blacklistAppealStatusTones,
  actions: {
    accept: { word: 'accept it', by: ['settleBlacklistAppeal'], steps: { OPEN: 'ACCEPTED' } },
    refuse: { word: 'refuse it', by: ['settleBlacklistAppeal'], steps: { OPEN: 'REFUSED' } },
  },
})

/** Whether an appeal of this status allows the action. */
export const canBlacklistAppeal = (
  status: BlacklistAppealStatus,
  action: keyof typeof blacklistAppealLife.actions,
): boolean => can(blacklistAppealLife, status, action)
