interface Asked<Question, Answer> {
  readonly question: Question
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

interface Bounds {
  /** So many are answered by one call. */
  readonly most: number
  /** So many calls are under way at once; what comes meanwhile is in the next. */
  readonly atOnce: number
}

/**
 * Answers what is asked one by one, though at the same time, by calls for several: `ask` answers in the order of what it is
 * asked, each with its answer or with how it failed.
 */
export const together = <Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly PromiseSettledResult<Answer>[]>,
  { most, atOnce }: Bounds,
) => {
  const waiting: Asked<Question, Answer>[] = []
  let underWay = 0
  let isDue = false

  const call = async (asked: readonly Asked<Question, Answer>[]): Promise<void> => {
    try {
      const answers = await ask(asked.map(({ question }) => question))
      asked.forEach(({ resolve, reject }, at) => {
        const answer = answers[at]
        if (answer?.status === 'fulfilled') resolve(answer.value)
        else reject(answer?.reason ?? new Error('Nothing was answered.'))
      })
    } catch (error) {
      for (const { reject } of asked) reject(error)
    }
  }

  const next = (): void => {
    isDue = false
    while (waiting.length > 0 && underWay < atOnce) {
      underWay += 1
      void call(waiting.splice(0, most)).finally(() => {
        underWay -= 1
        next()
      })
    }
  }

  return (question: Question): Promise<Answer> =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject })
      if (isDue) return
      isDue = true
      // Whatever else is asked in this turn of the loop is in the same call.
      setImmediate(next)
    })
}
