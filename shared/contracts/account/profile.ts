import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { served } from '#shared/domain/identity/accountTypes.ts'
import { AccountId } from '#shared/domain/ids/ids.ts'

/** What the insured or the agent vouches for, group by group. */
export const profileGroups = ['FIRMOGRAPHICS', 'INDUSTRY', 'DOMAIN', 'SECURITY_QUESTIONS'] as const
export type ProfileGroup = (typeof profileGroups)[number]

/** The profile of an account. */
export const getAccountProfile = defineOperation({
  name: 'getAccountProfile',
  method: 'GET',
  path: '/api/account/v1/profile/{accountId}',
  summary: 'How complete and how verified what is known of an account is.',
  access: 'account:read',
  params: { accountId: AccountId },
  response: z.object({
    profileScore: z.number(),
    groups: z.array(z.object({ key: z.enum(profileGroups), verified: z.boolean() })),
    noDomain: z.boolean(),
    certified: z.boolean(),
    certifiedDate: z.string().optional(),
    socialEngineering: z.boolean(),
  }),
  problems: ['account.notFound'],
})

/** Verifies a group of the profile. */
export const verifyProfileGroup = defineOperation({
  name: 'verifyProfileGroup',
  method: 'PUT',
  path: '/api/account/v1/profile/verify/{accountId}',
  summary: 'Vouches for a group of the profile, or attests that the company has no domain.',
  access: 'account:update',
  params: { accountId: AccountId },
  body: z.strictObject({ group: z.enum(profileGroups), noDomain: z.boolean().optional() }),
  response: z.object({ group: z.enum(profileGroups), verified: z.boolean() }),
  problems: ['account.invalidDetails', 'account.notFound'],
})

/** Certifies the whole profile. */
export const certifyProfile = defineOperation({
  name: 'certifyProfile',
  method: 'PUT',
  path: '/api/account/v1/profile/certify/{accountId}',
  summary: 'Certifies the whole profile, or takes the certificate back.',
  access: 'account:update',
  only: served,
  params: { accountId: AccountId },
  body: z.strictObject({ certified: z.boolean() }),
  response: z.object({ certified: z.boolean(), certifiedDate: z.string().optional() }),
  problems: ['account.notFound'],
})

/** Answers the social engineering questionnaire. */
export const updateSocialEngineering = defineOperation({
  name: 'updateSocialEngineering',
  method: 'PUT',
  path: '/api/account/v1/profile/socialEngineering/{accountId}',
  summary: 'Answers how transfers of money are controlled; tells whether social engineering can be covered.',
  access: 'account:update',
  only: served,
  params: { accountId: AccountId },
  body: z.strictObject({
    isAuthenticatingFundTransferRequests: z.boolean(),
    isVerifyingBankAccounts: z.boolean(),
    isPreventingUnauthorizedWireTransfers: z.boolean(),
  }),
  response: z.object({ socialEngineering: z.boolean(), reasons: z.array(z.string()) }),
  problems: ['account.notFound'],
})
