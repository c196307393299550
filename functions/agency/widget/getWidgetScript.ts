import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/agency/widget.ts'
import { widgetScript } from './widgetScript.ts'

export const getWidgetScript = implement(contract.getWidgetScript)(async ({ client }) => {
  // It is there for pages of others.
  client.setHeader('cross-origin-resource-policy', 'cross-origin')
  client.setHeader('cache-control', 'public, max-age=3600')
  return new TextEncoder().encode(widgetScript)
})
