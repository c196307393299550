import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/agency/widget.ts'
import { openWidget, shownWidget } from './openWidget.ts'

export const getWidgetPage = implement(contract.getWidgetPage)(async ({ params, query: typed, client }) =>
  shownWidget(await openWidget(params.agencyId), { state: { shows: 'form', typed }, client }),
)
