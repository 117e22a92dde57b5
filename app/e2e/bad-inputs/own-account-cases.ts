import type { AccountCase, AccountSurface } from "./account-case.ts";
import { addresses, credentials, names, password, person, type Row, returns } from "./account-input-rows.ts";

const entering = "POST /api/v1/auth/sign-in";
const asking = "POST /api/v1/auth/reset-request";
const address = { email: "unknown@test.example" } as const;

const rows: Readonly<Record<AccountSurface, readonly Row[]>> = {
  "auth.signup": [
    ...addresses,
    ...names,
    [{ ...person, email: ["unicode@test.example"] }, 400, "fieldType", "a list for an address"],
    [{ ...person, email: { toString: "x" } }, 400, "fieldType", "an object for an address"],
    [{ ...person, email: null }, 400, "fieldType", "null for an address"],
    [{ ...person, password: 1234567890 }, 400, "fieldType", "a number for a password"],
    [{ ...person, password: [password] }, 400, "fieldType", "a list for a password"],
    [{ ...person, isOldEnough: "yes" }, 400, "fieldType", "a word for a declaration"],
    [{ ...person, isOldEnough: false }, 400, "ageNotDeclared", "a child"],
    [{ ...person, language: "de" }, 400, "fieldType", "a language that we do not speak"],
    [{ ...person, role: "admin" }, 400, "fieldUnknown", "a role of one's own choice"],
    [{ ...person, plan: "pro" }, 400, "fieldUnknown", "a plan of one's own choice"],
    [{ ...person, emailVerified: true }, 400, "fieldUnknown", "an address confirmed by its owner's word"],
    [{ ...person, password: "\u0000".repeat(9) }, 400, "passwordTooShort", "nine NULs"],
    [{ ...person, password: "ｐａｓｓｗｏｒｄ１２３" }, 400, "passwordTooCommon", "a common one in full width"],
    [{ ...person, password: { $repeat: ["ﷺ", 128] } }, 400, "passwordTooLong", "letters that unfold into eighteen"],
    [{ ...person, password: { $repeat: ["\u0301", 10_000] } }, 400, "passwordTooLong", "accents upon nothing"],
  ],
  "auth.signin": [
    ...returns,
    [{ ...credentials, email: { $gt: "" } }, 400, "fieldType", "an operator"],
    [{ ...credentials, password: { $ne: "" } }, 400, "fieldType", "an operator for a password"],
    [{ ...credentials, password: true }, 400, "fieldType", "true for a password"],
    [{ ...credentials, callbackURL: { path: "/" } }, 400, "fieldType", "an object to be led to"],
    [{ ...credentials, rememberMe: true }, 400, "fieldUnknown", "an unknown field"],
    [{ $target: entering, $body: { password: "x" } }, 400, "fieldRequired", "no address"],
    [{ email: "ana@test.example", password: "" }, 401, "credentialsInvalid", "empty password"],
    [
      { email: "ana@test.example", password: { $repeat: ["x", 900_000] } },
      401,
      "credentialsInvalid",
      "too long to hash",
    ],
    [{ email: "' or 1=1 --@test.example", password: "x" }, 400, "emailInvalid", "SQL"],
    [{ ...credentials, Origin: "null" }, 403, "originForbidden", "a page without a name"],
    [
      { ...credentials, Origin: "http://127.0.0.1.evil.example" },
      403,
      "originForbidden",
      "a name that begins like ours",
    ],
    [{ ...credentials, Origin: "https://127.0.0.1" }, 403, "originForbidden", "another scheme"],
    [
      { $target: entering, $body: credentials, $headers: { "Sec-Fetch-Site": "cross-site" } },
      403,
      "originForbidden",
      "the browser says that another site asks",
    ],
    [
      { $target: entering, $body: credentials, $headers: { "Sec-Fetch-Site": "same-site" } },
      403,
      "originForbidden",
      "a neighbour of the same site",
    ],
    [{ $target: "PUT /api/v1/auth/sign-in", $body: credentials }, 405, "methodNotAllowed", "another method"],
    [{ $target: "GET /api/v1/auth/sign-in" }, 405, "methodNotAllowed", "a form that is read"],
    [
      { $target: entering, $body: "email=ana%40test.example&password=x", $headers: form() },
      415,
      "unsupportedMediaType",
      "a form of another site's page",
    ],
    [
      { $target: entering, $body: JSON.stringify(credentials), $headers: { "Content-Type": "text/plain" } },
      415,
      "unsupportedMediaType",
      "JSON that calls itself text, as a page may send it without asking",
    ],
  ],
  "auth.tokens": [
    [{ verifyToken: "" }, 400, "tokenInvalid", "no token"],
    [{ verifyToken: { $repeat: ["a", 43] } }, 400, "tokenInvalid", "an unknown token"],
    [{ verifyToken: { $repeat: ["a", 42] } }, 400, "tokenInvalid", "one too short"],
    [{ verifyToken: `${"a".repeat(42)}\u0000` }, 400, "tokenInvalid", "NUL at its end"],
    [{ verifyToken: "../../../../etc/passwd" }, 400, "tokenInvalid", "a path"],
    [{ verifyToken: "' or '1'='1" }, 400, "tokenInvalid", "SQL"],
    [{ $target: "POST /api/v1/auth/confirm", $body: { token: ["a"] } }, 400, "fieldType", "a list for a token"],
    [{ $target: "POST /api/v1/auth/confirm", $body: { token: null } }, 400, "fieldType", "null for a token"],
    [{ $target: "POST /api/v1/auth/confirm", $body: {} }, 400, "fieldRequired", "nothing for a token"],
    [
      { $target: "POST /api/v1/auth/reset", $body: { token: "a".repeat(43), password } },
      400,
      "tokenInvalid",
      "a reset that was not requested",
    ],
    [{ resetWith: "Host: 127.0.0.1@evil.example" }, 400, "hostInvalid", "a host with user information"],
    [{ resetWith: "Host: evil.example:80" }, 400, "hostInvalid", "a host with a port"],
    [{ Authorization: "Bearer" }, 401, "apiKeyInvalid", "a scheme alone"],
    [{ Authorization: "bearer\tvalora_x" }, 401, "apiKeyInvalid", "a tab after the scheme"],
    [{ Authorization: `Bearer valora_${"a".repeat(43)} extra` }, 401, "apiKeyInvalid", "a key and more"],
    [{ Authorization: `Bearer valora_${"a".repeat(43)},Bearer x` }, 401, "apiKeyInvalid", "two keys"],
    [{ Authorization: "Digest username=ana" }, 401, "apiKeyInvalid", "another scheme"],
    [{ Authorization: `valora_${"a".repeat(43)}` }, 401, "apiKeyInvalid", "a key without a scheme"],
    [{ $target: `GET /api/v1/me?access_token=${"a".repeat(43)}` }, 400, "apiKeyInUrl", "a token in the address"],
    [{ $target: `GET /api/v1/companies?query=valora_${"a".repeat(43)}` }, 400, "apiKeyInUrl", "a key in any parameter"],
    [
      { $target: "GET /api/v1/me", $headers: { Cookie: `valora-session=${"a".repeat(43)}` } },
      401,
      "sessionInvalid",
      "a session that a stranger has chosen",
    ],
    [{ $target: "GET /api/v1/me", $headers: { Cookie: "valora-session=" } }, 401, "sessionInvalid", "an empty session"],
    [
      { $target: "GET /api/v1/me", $headers: { Cookie: `VALORA-SESSION=${"a".repeat(43)}` } },
      401,
      "sessionInvalid",
      "a cookie in capitals",
    ],
    [{ $target: "GET /api/v1/me", $headers: { Cookie: "=;;;==;" } }, 401, "unauthenticated", "a cookie without a name"],
  ],
  authz: [
    [{ $target: "GET /api/v1/history" }, 401, "unauthenticated", "the history without a session"],
    [{ $target: "DELETE /api/v1/history" }, 401, "unauthenticated", "the history deleted without a session"],
    [{ $target: "GET /api/v1/me/export" }, 401, "unauthenticated", "the data without a session"],
    [{ $target: "GET /api/v1/popular" }, 401, "unauthenticated", "what is blurred"],
    [
      { $target: "GET /api/v1/me", $headers: { "X-User-Id": "1", "X-Role": "admin", "X-Forwarded-User": "admin" } },
      401,
      "unauthenticated",
      "headers that name an identity",
    ],
    [
      { $target: "POST /api/v1/me", $body: {}, $headers: { "X-HTTP-Method-Override": "DELETE" } },
      405,
      "methodNotAllowed",
      "a method behind another",
    ],
    [{ $target: "GET /api/v1/me/keys?userId=1" }, 401, "unauthenticated", "a user named in the address"],
    [{ $target: "GET /api/v1/admin" }, 404, "notFound", "a page of admins"],
    [{ $target: "GET /api/v1/me/../admin/users" }, 404, "notFound", "a page of admins by a detour"],
  ],
  "json.body": [
    ...(
      [
        ["", "nothing"],
        [" ", "a space"],
        ["[{}]", null],
        ['"text"', null],
        ["true", null],
        ["{}{}", "two values"],
        ['{"email":"a@test.example"', "cut before its end"],
        ['{"email":"a@test.example', "cut within a text"],
        ['{"email":"\\u12"}', "cut escape"],
        ['{"email":"a\tb"}', "a tab that is not escaped"],
        ['{"email":undefined}', "undefined"],
        ['{"email":-Infinity}', "infinity"],
        ['{email:"a"}', "a name without quotes"],
        ['{"email":"a" /* x */}', "a comment"],
        ['{"email":"a","email":"b"}', "a key twice"],
        ['{"email":"a","\\u0065mail":"b"}', "a key twice, once in disguise"],
      ] as const
    ).flatMap(([body, why]): Row[] =>
      why === null
        ? [[{ $target: asking, $body: body }, 400, "bodyInvalid", `not an object: ${body}`]]
        : [[{ $target: asking, $body: body }, 400, "jsonInvalid", why]],
    ),
    [{ $target: asking, $body: { $repeat: ['{"a":[', 20_000] } }, 400, "jsonTooDeep", "deep, in turns"],
    [{ $target: asking, $body: '{"email":"a","__proto__":{"isAdmin":true}}' }, 400, "fieldUnknown", "prototype"],
    [{ $target: asking, $body: '{"email":"a","constructor":{}}' }, 400, "fieldUnknown", "constructor"],
    [{ $target: asking, $body: '{"email":"a","toString":1}' }, 400, "fieldUnknown", "what every object has"],
    [{ $target: asking, $body: "{}" }, 400, "fieldRequired", "nothing in it"],
    [{ $target: asking, $body: '{"email":"a\\ud800@test.example"}' }, 400, "jsonInvalid", "half a character"],
    [{ $target: asking, $body: { $repeat: ["[],", 400_000] } }, 413, "bodyTooLarge", "more than a megabyte"],
    [{ $target: asking, $body: `[${"1,".repeat(150_000)}1]` }, 413, "jsonTooManyValues", "too many values"],
    ...(
      [
        "application/json; charset=iso-8859-1",
        "application/json; charset=utf-16",
        "application/json; boundary=x",
        "application/xml",
        "application/jsonp",
        "text/json",
        "multipart/form-data",
        "application/x-www-form-urlencoded",
        "*/*",
      ] as const
    ).map(
      (type): Row => [
        { $target: asking, $body: address, $headers: { "Content-Type": type } },
        415,
        "unsupportedMediaType",
        type,
      ],
    ),
    ...["gzip", "br", "deflate", "zstd", "identity", "gzip, gzip"].map(
      (encoding): Row => [
        { $target: asking, $body: address, $headers: { "Content-Encoding": encoding } },
        415,
        "unsupportedEncoding",
        `packed as ${encoding}`,
      ],
    ),
  ],
};

function form() {
  return { "Content-Type": "application/x-www-form-urlencoded" };
}

/** Bad inputs of our own about accounts: each is one request, and leaves nothing behind. */
export const ownAccountCases: readonly AccountCase[] = Object.entries(rows).flatMap(([surface, list]) =>
  list.map(([input, status, code, why], index) => ({
    id: `own-${surface}-${index + 1}`,
    // the keys of a literal object
    surface: surface as AccountSurface,
    input,
    expected: { status: [status], code, stored: false, mails: 0 },
    why,
  })),
);
