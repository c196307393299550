import { defineRecord } from '#functions/_platform/storage/record.ts'

/** Hashes of a user's last passwords, newest first (rule: passwords). */
export interface PasswordHistory {
  readonly id: string
  readonly hashes: readonly string[]
}

export const passwordHistories = defineRecord<PasswordHistory>({
  kind: 'passwordHistory',
  notFound: 'user.notFound',
})

export const passwordHistoryId = (userId: string): string => `pwh_${userId}`
