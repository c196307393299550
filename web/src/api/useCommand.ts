import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { InputOf, Operation, ResponseOf } from '#shared/contract/operation.ts'
import { call, type InputArgs } from './call.ts'
import { noAnswer, Problem } from './problem.ts'

export type CommandOptions<Op> = {
  /** Reads that this write makes stale; all their cached answers are asked for again. */
  readonly invalidates?: readonly Operation[]
  readonly onSuccess?: (response: ResponseOf<Op>, input: InputOf<Op>) => void
}

/**
 * Does a write by its operation: `await decline.mutateAsync({ params, body })`. When there was no answer, the same input
 * sent again carries the same Idempotency-Key, so that trying again cannot do it twice.
 */
export const useCommand = <Op extends Operation>(
  operation: Op,
  { invalidates = [], onSuccess }: CommandOptions<Op> = {},
): UseMutationResult<ResponseOf<Op>, Problem, InputOf<Op>> => {
  const cache = useQueryClient()
  const attempt = useRef<{ input: string; key: string } | undefined>(undefined)
  return useMutation<ResponseOf<Op>, Problem, InputOf<Op>>({
    mutationKey: [operation.name],
    mutationFn: async (input) => {
      // Files are not compared: sent again, they are sent anew.
      const text = operation.upload ? crypto.randomUUID() : JSON.stringify(input)
      const key = attempt.current?.input === text ? attempt.current.key : crypto.randomUUID()
      try {
        const args = [input, { idempotencyKey: key }] as unknown as InputArgs<Op, [{ idempotencyKey: string }]>
        const response = await call(operation, ...args)
        attempt.current = undefined
        return response
      } catch (error) {
        attempt.current = error instanceof Problem && error.status === noAnswer ? { input: text, key } : undefined
        throw error
      }
    },
    onSuccess: async (response, input) => {
      onSuccess?.(response, input)
      // A write is felt further than the screen that makes it knows: lists and figures elsewhere are asked for again when
      // they are next looked at, those named at once.
      void cache.invalidateQueries({ refetchType: 'none' })
      await Promise.all(invalidates.map((read) => cache.invalidateQueries({ queryKey: [read.name] })))
    },
  })
}
