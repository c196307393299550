from palisade import Palisade, open_account, until
from company import cart, client, holder, key, notice, people

palisade = Palisade(**key)
account_id = open_account(palisade, **client)
quote_id = palisade.add_p250_cart_quote(body={"accountId": account_id, **cart})["id"]
palisade.request_cart_quotes(body={"accountId": account_id, "quoteIds": [quote_id]})
quote = until(lambda: palisade.get_quote(quote_id=quote_id), lambda quote: quote["agencyStatus"] == "READY")
palisade.update_quote(quote_id=quote_id, body=holder)
palisade.bind_quote(quote_id=quote_id, body={"shownTotalPremium": quote["totalPremium"]})
palisade.send_quote_to_policy_holder(quote_id=quote_id, body={**holder, "addUserToSystem": False})
until(lambda: palisade.get_quote(quote_id=quote_id), lambda quote: "attested" in quote, **people)
policy_id = palisade.agent_issue_quote(quote_id=quote_id, body={})["policy"]["id"]
until(lambda: palisade.get_policy(policy_id=policy_id), lambda policy: policy["paymentStatus"] == "Paid", **people)
claim = palisade.create_claim(body={"accountId": account_id, "policyId": policy_id, "isFiled": True, **notice})
print("Claim", claim["id"], "is filed")
