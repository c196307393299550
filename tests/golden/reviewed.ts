import { expect } from 'vitest'
import { printed } from './printed.ts'

/** Holds a table to the file in which it was reviewed; `npx vitest run <test> -u` writes what it is now. */
export const expectReviewed = async (file: string, table: unknown): Promise<void> => {
  await expect(`${printed(table)}\n`).toMatchFileSnapshot(file)
}
