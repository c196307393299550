/** Where files of a message lie: what came along with it, and apart from it what nobody is given. */
export const attachmentPlace = (attachmentId: string): string => `correspondence/attachments/${attachmentId}`
export const quarantinePlace = (attachmentId: string): string => `correspondence/quarantine/${attachmentId}`

/** The message that an attachment came with. */
export const messageOfAttachment = (attachmentId: string): string =>
  attachmentId.slice(0, attachmentId.lastIndexOf('_'))
