import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'

export const getSlackAddUrl = defineOperation({
  name: 'getSlackAddUrl',
  method: 'GET',
  path: '/api/slack/v1/app/add-url',
  summary: 'Where Slack asks whether the app may be added to a workspace, with a state of the caller’s session.',
  access: 'integration:manage',
  response: z.object({ url: z.url() }),
  problems: ['slack.notOffered'],
})
