/** Where a policy is paid, once the one-time code was entered. */
export const paymentPage = (policyId: string) => `/policy/${policyId}/accountant-payment`
