import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { InputOf, Operation, ResponseOf } from '#shared/contract/operation.ts'
import { call, type InputArgs } from './call.ts'
import { noteOrigin, shareWithOrigin } from './origin.ts'
import type { Problem } from './problem.ts'

export type ReadOptions<Response> = {
  /** Waits while false: the input is not complete yet. */
  readonly enabled?: boolean
  /** Milliseconds for which an answer is good enough not to ask again. */
  readonly staleTime?: number
  /** Asks again this often (milliseconds), or false; a function decides by the newest answer. */
  readonly refetchInterval?: number | false | ((data: Response | undefined) => number | false)
  /** Shows the answer to the last input while the next is on its way: for lists. */
  readonly keepPrevious?: boolean
}

/** The cache's key of an operation's answers; without input, of all of them. */
export const queryKeyOf = (operation: Operation, input?: unknown): readonly unknown[] =>
  input === undefined ? [operation.name] : [operation.name, input]

/**
 * Reads by a GET operation, cached under its name and input; another input is another answer. It waits while the input is
 * null: whom it is about is not known yet.
 */
export const useOperation = <Op extends Operation>(
  operation: Op,
  ...[input, options = {}]:
    | InputArgs<Op, [options?: ReadOptions<ResponseOf<Op>>]>
    | [input: null, options?: ReadOptions<ResponseOf<Op>>]
): UseQueryResult<ResponseOf<Op>, Problem> => {
  const { enabled, staleTime, refetchInterval, keepPrevious } = options
  return useQuery<ResponseOf<Op>, Problem>({
    queryKey: queryKeyOf(operation, input ?? {}),
    queryFn: ({ signal }) =>
      // The cache keeps no undefined: an empty answer is null.
      callLoosely(operation, input ?? undefined, signal).then((answer) =>
        noteOrigin((answer === undefined ? null : answer) as ResponseOf<Op>, { operation, input }),
      ),
    structuralSharing: shareWithOrigin,
    ...(input === null ? { enabled: false } : enabled === undefined ? {} : { enabled }),
    ...(staleTime === undefined ? {} : { staleTime }),
    ...(refetchInterval === undefined
      ? {}
      : {
          refetchInterval:
            typeof refetchInterval === 'function'
              ? (query: { state: { data: ResponseOf<Op> | undefined } }) => refetchInterval(query.state.data)
              : refetchInterval,
        }),
    ...(keepPrevious ? { placeholderData: keepPreviousData<ResponseOf<Op>> } : {}),
  })
}

const callLoosely = <Op extends Operation>(operation: Op, input: InputOf<Op> | undefined, signal: AbortSignal) =>
  call(operation, ...([input, { signal }] as unknown as InputArgs<Op, [{ signal: AbortSignal }]>))
