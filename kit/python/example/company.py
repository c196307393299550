"""What the example tells of a company."""

from os import environ
from urllib.parse import urlsplit

# The key of your organization, as it was shown once.
key = {
    "origin": environ.get("PALISADE_ORIGIN", "http://us.localhost:3000"),
    "client_id": environ.get("PALISADE_CLIENT_ID", ""),
    "client_secret": environ.get("PALISADE_CLIENT_SECRET", ""),
}

# Each region has companies of its own; the address says which one it is.
_places = {
    "us": {
        "place": {
            "name": "Harrow Lane Ceramics Inc.",
            "address1": "212 West Kinzie Street",
            "city": "Chicago",
            "state": "IL",
            "zipCode": "60654",
        },
        "industry": {"naicsCode": "621210"},
        "phones": ("13125550152", "13125550153"),
    },
    "uk": {
        "place": {
            "name": "Harrow Lane Ceramics Ltd",
            "address1": "52 Charlotte Street",
            "city": "London",
            "zipCode": "W1T 2NS",
        },
        "industry": {"sicCode": "56101"},
        "phones": ("442079460152", "442079460153"),
    },
    "au": {
        "place": {
            "name": "Harrow Lane Ceramics Pty Ltd",
            "address1": "24 Kent Street",
            "city": "Sydney",
            "state": "NSW",
            "zipCode": "2000",
        },
        "industry": {"sicCode": "6962"},
        "phones": ("61255501152", "61255501153"),
    },
}
_region = (urlsplit(key["origin"]).hostname or "").split(".")[0]
_here = _places.get(_region, _places["us"])
_place, _industry, _phones = _here["place"], _here["industry"], _here["phones"]

_company = {**_place, "phone": _phones[0]}

_details = {
    **_place,
    "domainName": "harrowlaneceramics.example",
    **_industry,
    "primaryNaicsPercentage": 100,
    "revenue": 1_050_000,
    "noOfEmployeesAll": 7,
    "yearEstablished": 1998,
    "ownershipType": "Private",
    "entityType": "Independent",
    "isFranchise": False,
    "phoneNumber": _company["phone"],
}

_first, _last, _email, _phone = "Ivo", "Harrow", "ivo@harrowlaneceramics.example", _phones[1]

_contact = {
    "contactFirstName": _first,
    "contactLastName": _last,
    "contactEmail": _email,
    "contactPhone": _phone,
}

holder = {
    "customerFirstName": _first,
    "customerLastName": _last,
    "customerEmail": _email,
    "customerPhone": _phone,
}

# What a well-run company answers.
_answers = {
    "training": True,
    "mfaEmail": True,
    "mfaRemoteSystemAccess": True,
    "mfaAdminAccounts": True,
    "mfaCloud": True,
    "mfaVendor": True,
    "mfaAuthentication": True,
    "mfaRemoteAccess": True,
    "mfaMissionCriticalSystems": True,
    "mfaCloudDeployments": True,
    "backupFrequency": "WEEKLY",
    "backupTypes": ["OFFSITE"],
    "patchingFrequency": "MONTHLY",
    "encryptionAtRest": True,
    "encryptionInTransit": True,
    "encryptionOnDevices": True,
    "useEncryption": True,
    "planIncidentResponse": True,
    "planDisasterRecovery": True,
    "planBusinessContinuity": True,
    "incidentResponsePlan": True,
    "isSecurityTraining": True,
    "isSecurityOfficer": True,
    "eolProducts": False,
    "edr": True,
    "ngav": True,
    "vendorManagement": True,
    "isVerifyingBankAccounts": True,
    "isAuthenticatingFundTransferRequests": True,
    "isPreventingUnauthorizedWireTransfers": True,
    "hasDualAuthorizationControlsAnswer": True,
    "priorCoverage": False,
    "claimHistory": 0,
    "pastCyberIncident": 0,
    "cyberEvent": False,
    "sanctionedTerritories": False,
    "privacyLitigation": False,
    "pendingLitigation": False,
    "priorOrPendingClaimCircumstances": False,
    "unscheduledSystemDowntime": False,
}

client = {"company": _company, "details": _details, "contact": _contact, "answers": _answers}

# How long people are waited for: half an hour.
people = {"every": 2, "patience": 1800}

# The popular package, with its limit and what the insured bears of each loss.
cart = {
    "product": "P100",
    "presetName": "popular",
    "calculatorGeneratedData": {"presets": 2, "aggregateLimit": 1_000_000, "deductible": 10_000},
}

notice = {
    "reporter": {"name": f"{_first} {_last}", "email": _email, "cellPhone": _phone},
    "isRightContact": True,
    "address": _place["address1"],
    "city": _place["city"],
    **({"state": _place["state"]} if "state" in _place else {}),
    "zipCode": _place["zipCode"],
    "lossDescription": "Files on the shop's computer were encrypted overnight.",
}
