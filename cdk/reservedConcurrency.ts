/**
 * Executions at once that are kept for a function, and that it never exceeds, by `<service>-<purpose>`. An account has to
 * have 1,150 in an AWS region for all its functions, where AWS gives 1,000 at first (Service Quotas). What is named here
 * either can be flooded – by anybody, by a slider, by one change that touches thousands of quotes – or must go on while
 * others are; it has 613 of them. The rest share 537: workers need at most 3 for each of their queues, some 330 in all,
 * and APIs answer in a tenth of a second.
 */
export const reservedConcurrency: Readonly<Partial<Record<string, number>>> = {
  // Anybody may call it. The 500 sign-ins a second that its API lets through take some 0.4 s each.
  'auth-api': 200,
  // Anybody may ask for the keys; API Gateway does, and everybody is signed out when it gets no answer. 500 of 20 ms.
  'auth-issuer': 10,
  // Thirty-one queues of 3, hardly ever full at once, or two documents at once of 15 policies that are issued; each takes a gigabyte.
  'docs-worker': 93,
  // Fifty answers are held, each for 20 seconds; those that are not take a moment.
  'news-api': 60,
  // Anybody may ask for settings and texts: 500 a second of 0.1 s.
  'platform-api': 50,
  // Two queues of 3, and the relay: a hundred rows of one shard of the table's stream at a time, so that events leave whatever
  // else goes on. What that carries stands in docs/capacity.md.
  'platform-worker': 24,
  // Some fifteen queues of 3, hardly ever full at once, or 70 steps of pricing and what sets them off. A rate book or a busy
  // account prices thousands of quotes at once; they wait their turn (`untilThereIsRoom`).
  'quote-worker': 76,
  // Every move of a slider is a price: 500 a second of 0.2 s.
  'rater-api': 100,
}
