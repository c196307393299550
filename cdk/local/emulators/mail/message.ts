import type { RegionCode } from '#shared/regions/code.ts'

export interface Attachment {
  readonly fileName: string
  readonly contentType: string
  readonly content: Uint8Array
}

/** An e-mail or SMS as a function handed it over. */
export interface OutgoingMessage {
  readonly region: RegionCode | undefined
  readonly channel: 'email' | 'sms'
  readonly from: string
  readonly to: readonly string[]
  /** Where its answers go, if not to whom it is from. */
  readonly replyTo?: string | undefined
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments: readonly Attachment[]
  /** Two messages with one token are one message: a retry after a crash shows once. */
  readonly token?: string
}

/** A message as the mailbox keeps it. */
export interface StoredMessage extends Omit<OutgoingMessage, 'attachments' | 'token'> {
  readonly id: number
  readonly sentAt: string
  readonly attachments: readonly { readonly fileName: string; readonly contentType: string; readonly size: number }[]
}
