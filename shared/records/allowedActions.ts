import { z } from 'zod'

/** What a record that is read says of its life: the names of the actions that its life declares. */
export const allowedActions = z
  .array(z.string())
  .describe('What its reader can do with it now, by its life, by what it has, and by what the reader may.')
