import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import { allNotifications, type NotificationChoices } from '#shared/domain/identity/notificationKinds.ts'

interface ChoicesRecord {
  readonly id: string
  readonly choices: NotificationChoices
}

/** What people have chosen; read and written here alone. */
export const records = defineRecord<ChoicesRecord>({
  kind: 'notificationChoices',
  notFound: 'user.notFound',
  version: 2,
  // From the second version on it says of notes too.
  from: { 1: (old: ChoicesRecord) => ({ ...old, choices: { ...allNotifications, ...old.choices } }) },
})

const idOf = (userId: string): string => `notificationChoices|${userId}`

const storedOf = (userId: string): Promise<Stored<ChoicesRecord> | undefined> => records.byId(idOf(userId))

/** What a user has chosen to be told of; everything when nothing was chosen. */
export const choicesOf = async (userId: string): Promise<NotificationChoices> => ({
  ...allNotifications,
  ...(await storedOf(userId))?.choices,
})

/** The write of what a user chooses. */
export const choose = async (userId: string, choices: NotificationChoices) => {
  const before = await storedOf(userId)
  const after = { id: idOf(userId), choices }
  return before === undefined ? records.create(after) : records.update(before, after)
}

/** The write after which nothing is known of what a user chose. */
export const forgetChoices = async (userId: string) => {
  const before = await storedOf(userId)
  return before === undefined ? [] : [records.remove(before)]
}
