import { manifest } from '#functions/news/manifest.ts'
import { newsPace } from '#shared/domain/integration/news.ts'
import { prices } from '#tests/bench/policyCost.ts'

/** US dollars for a million requests of an HTTP API (https://aws.amazon.com/api-gateway/pricing/, 2026-11). */
const request = 1
/** Lists whose news somebody reads: those of the organization or team, and their own. */
const scopes = 2
/** A seat is taken and left. */
const seatWrites = 2
/** Seconds of a function for an answer that is not held, nearly all of it waiting for the table. */
const unheldSeconds = 0.03

const hour = 3600
const gigabytes = (manifest.apiMemory ?? 512) / 1024

const cost = (each: { answers: number; seconds: number; reads: number; writes: number }): number =>
  each.seconds * gigabytes * prices.gigabyteSecond +
  (each.answers * (prices.invocations + request) + each.reads * prices.reads + each.writes * prices.writes) / 1e6

/** What it costs in US dollars that somebody follows the news for an hour in which nothing happens: held, and with no seat. */
export const newsCost = () => {
  const answers = hour / newsPace.holdSeconds
  const looks = (hour * 1000) / newsPace.lookMilliseconds
  const asked = (hour * 1000) / newsPace.retryMilliseconds.unheld
  return {
    held: cost({ answers, seconds: hour, reads: looks * scopes, writes: answers * seatWrites }),
    // A seat that another has is asked for in vain, which is a write.
    unheld: cost({ answers: asked, seconds: asked * unheldSeconds, reads: asked * scopes, writes: asked }),
  }
}
