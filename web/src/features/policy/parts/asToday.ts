import type { Policy } from '#shared/contracts/policy/policy.ts'
import { PolicyOfToday } from '#shared/contracts/policy/policyOfToday.ts'

/** Terms that today may lack, where they come later. */
const none = Object.fromEntries(Object.keys(PolicyOfToday.shape).map((term) => [term, undefined]))

/** A policy by its terms of today, as its pages show it, where others begin later. */
export const asToday = (policy: Policy): Policy =>
  policy.today === undefined ? policy : { ...policy, ...none, ...policy.today }
