import type { Renewal } from './exchangeToken.ts'

/** From a tab: which session it holds and until when its access token lives (epoch seconds); or that it be renewed. */
export type TabMessage =
  | { readonly kind: 'hold'; readonly refreshToken: string; readonly expires: number }
  | {
      readonly kind: 'renew'
      readonly refreshToken: string
      readonly headers: Readonly<Record<string, string>>
    }

/** From the worker, to all tabs: a session is due, whoever holds it may ask; or what came of renewing it. */
export type WorkerMessage =
  | { readonly kind: 'due'; readonly refreshToken: string }
  | { readonly kind: 'answer'; readonly refreshToken: string; readonly renewal: Renewal }

/** A session is renewed this many seconds before its access token expires. */
export const renewalMargin = 60

/** Milliseconds until a renewal that failed for want of a server is tried again. */
export const retryAfter = 30_000
