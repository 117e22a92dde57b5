// Made by `npm run client:types` from the description of the API: change the contracts of the server, and run it again.

export interface paths {
    "/v1/analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a share is worth by seven methods, with the full working behind every figure */
        get: operations["analysis"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/analysis.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same analysis as an Excel workbook whose results are formulas over its inputs */
        get: operations["analysisWorkbook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/analysis.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same analysis as comma-separated values, one row a method */
        get: operations["analysisTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/analysis.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same analysis on paper: one page, and an appendix */
        get: operations["analysisSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/analyses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same question about up to a hundred companies, each answer a line of the stream as soon as it is there */
        post: operations["analyses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Finds companies by symbol, name, ISIN or LEI */
        get: operations["companies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Values figures of your own: a table in JSON, in a file or at an address. Nothing of it is kept */
        post: operations["imports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/narration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A thesis in words, drafted by the operator's language model from the facts of an analysis, every figure checked */
        post: operations["narration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/screener": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every included company with its value, filtered and sorted, in pages */
        get: operations["screener"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/screener.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All companies that pass the filters, as an Excel workbook */
        get: operations["screenerWorkbook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/screener.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All companies that pass the filters, as comma-separated values */
        get: operations["screenerTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Included companies side by side: values by every method, ratios and assumptions */
        get: operations["compare"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/compare.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same comparison as comma-separated values, one row a company */
        get: operations["compareTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes the first administrator of an empty installation, with the token that the server printed at its start
         * @description The session is a cookie, as after signing in. With a wrong token, and once there is an account, there is nothing here.
         */
        post: operations["setUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms an address with the secret of the mailed link */
        post: operations["confirmSignUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/confirm-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails another link to confirm an address, for the sign-up that has this password */
        post: operations["confirmAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms the new address of an account with the secret of the link that was mailed to it */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/email-stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stops a change of address, confirmed or not, with the secret of the link that was mailed to the former one */
        post: operations["stopEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs up: a link to confirm the address is mailed to it */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in: the session is a cookie that scripts cannot read */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in with the second factor, after the password, with the cookie that `signIn` has set */
        post: operations["finishSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the session of the cookie */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/reset-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails a link that sets a new password */
        post: operations["requestReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a new password with the secret of the mailed link; every session ends */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who the key or the session belongs to */
        get: operations["me"];
        put?: never;
        post?: never;
        /** Deletes the account and everything about it, at once */
        delete: operations["closeMe"];
        options?: never;
        head?: never;
        /** Changes the name, the language or the theme */
        patch: operations["changeMe"];
        trace?: never;
    };
    "/v1/me/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks for another address: a link to confirm it is mailed to it, and one to stop it to the present one */
        post: operations["changeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that is kept about the account, table by table */
        get: operations["exportMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sessions of this account */
        get: operations["mySessions"];
        put?: never;
        post?: never;
        /** Ends every session, this one too */
        delete: operations["endMySessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends one session */
        delete: operations["endMySession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The keys for programs, without the keys themselves */
        get: operations["myKeys"];
        put?: never;
        /** Makes a key for a program */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revokes a key */
        delete: operations["revokeKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a code is asked for at sign-in */
        get: operations["myFactor"];
        put?: never;
        /** Makes the key of an authenticator; it counts once a code of it is confirmed, within the hour */
        post: operations["beginAuthenticator"];
        /** Switches the second factor off */
        delete: operations["removeAuthenticator"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Proves by password, code or passkey that it is you; dangerous actions are then allowed for ten minutes */
        post: operations["proveItIsMe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms the key by a code: from then on one is asked for at sign-in; the other sessions end */
        post: operations["confirmAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes ten new recovery codes; the former ones stop working */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/passkey-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a browser needs to sign in with a passkey */
        post: operations["askForPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in with a passkey alone */
        post: operations["signInByPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The passkeys of this account */
        get: operations["myPasskeys"];
        put?: never;
        /** Adds a passkey to this account */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a browser needs to make a passkey for this account */
        post: operations["beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes a passkey away */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        /** Gives a passkey another name */
        patch: operations["renamePasskey"];
        trace?: never;
    };
    "/v1/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The companies that you have analysed, with their results: the same question on one day is one entry */
        get: operations["history"];
        put?: never;
        post?: never;
        /** Deletes every entry */
        delete: operations["deleteHistory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/history/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One entry */
        get: operations["historyEntry"];
        put?: never;
        post?: never;
        /** Deletes one entry */
        delete: operations["deleteHistoryEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/policies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your own parameters of analysis and those of your teams; the active ones fill in what an analysis of yours leaves open */
        get: operations["policies"];
        put?: never;
        /** Keeps parameters of analysis under a name */
        post: operations["createPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/policies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replaces a policy; what is absent is left open, but for isActive, which then stays as it is */
        put: operations["replacePolicy"];
        post?: never;
        /** Deletes a policy; analyses follow none if it was the active one */
        delete: operations["deletePolicy"];
        options?: never;
        head?: never;
        /** From now on your analyses follow this policy, of yours or of a team of yours, or no longer do */
        patch: operations["usePolicy"];
        trace?: never;
    };
    "/v1/watchlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The companies that you watch, as your active policy values them, with your alerts */
        get: operations["watchlist"];
        put?: never;
        /** Watches a company; one that is watched already stays as it is */
        post: operations["watchCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/watchlist/{id}/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Notes your own price of a watched company, of today: its value is compared with it; null forgets it */
        put: operations["noteOwnPrice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/watchlist/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Watches a company no longer, and deletes its alerts */
        delete: operations["unwatchCompany"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a mail whenever a watched company crosses a threshold */
        post: operations["createAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/alerts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replaces an alert, which starts afresh; isMuted stays as it is when it is absent */
        put: operations["replaceAlert"];
        post?: never;
        /** Deletes an alert */
        delete: operations["deleteAlert"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The addresses that are told of your events: webhooks, and channels of Telegram, Slack, ntfy and Matrix */
        get: operations["webhooks"];
        put?: never;
        /** Tells an address of your events, signed by the rules of Standard Webhooks (the secret is in this answer alone), or a channel in short texts */
        post: operations["addWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes an address with everything that it was told */
        delete: operations["removeWebhook"];
        options?: never;
        head?: never;
        /** Changes the address, the chat, the token, the events or when a channel is told, pauses or resumes; what is absent stays */
        patch: operations["changeWebhook"];
        trace?: never;
    };
    "/v1/webhooks/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a new secret; the one before it signs too for 24 hours */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Queues a message of the type webhook.test */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an address was told in the last 30 days, with each attempt and the beginning of its answer, a page at a time */
        get: operations["webhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhook-deliveries/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a message again, now, under the same id */
        post: operations["replayWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/mailed-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The events of which you get a mail, at once or in the digest, and when the digest is sent */
        get: operations["mailedEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Chooses which events are mailed, which of them wait for the digest, and when it is sent; what is absent stays. Answers to reports and scheduled analyses are not part of it */
        patch: operations["chooseMailedEvents"];
        trace?: never;
    };
    "/v1/share-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The links that you have made to show an analysis, newest first, with what has become of each */
        get: operations["shareLinks"];
        put?: never;
        /** Makes a link that shows a saved version, or a question with what it gives today, to all who have it */
        post: operations["makeShareLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/share-links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends one of them for good; it stays in the list */
        delete: operations["revokeShareLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/shared": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a link shows, for all who have its token. The token is sent in the body, so that no log holds it */
        post: operations["openShareLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sheet-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The links that you have made for spreadsheets, newest first, with the day on which each was read last */
        get: operations["sheetLinks"];
        put?: never;
        /** Makes a link that opens one document as CSV to a spreadsheet, without a key, and nothing else */
        post: operations["makeSheetLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sheet-links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends one of them for good, at once; it stays in the list */
        delete: operations["revokeSheetLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sheets/{token}.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The document that a link opens, for all who have its token: for IMPORTDATA, Power Query and their like */
        get: operations["readSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What you have valued by a schedule, each with its next five runs */
        get: operations["jobs"];
        put?: never;
        /** Makes a job: companies, a question about each, a schedule, and how the result reaches you */
        post: operations["addJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of them */
        get: operations["job"];
        put?: never;
        post?: never;
        /** Deletes a job with its runs and their files */
        delete: operations["removeJob"];
        options?: never;
        head?: never;
        /** Changes what is given, pauses or resumes; what is absent stays */
        patch: operations["changeJob"];
        trace?: never;
    };
    "/v1/jobs/{id}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Runs it now, apart from its schedule; where a run by hand waits already, that one */
        post: operations["runJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{id}/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The runs of a job, kept for 90 days, a page at a time */
        get: operations["jobRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/job-runs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A run: its companies, what is different from the run before, its files and its deliveries */
        get: operations["jobRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/job-runs/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancels a run that has not ended; one that has stays as it is */
        post: operations["cancelJobRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/job-files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file of a run, kept for seven days and of the last five runs of a job */
        get: operations["jobFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your teams, and the invitations to the address of your account */
        get: operations["teams"];
        put?: never;
        /** Makes a team, whose owner you are */
        post: operations["makeTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/teams/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A team of yours: its members, and what was done in it */
        get: operations["team"];
        put?: never;
        post?: never;
        /** Deletes a team of which you are the owner, with all that it holds */
        delete: operations["deleteTeam"];
        options?: never;
        head?: never;
        /** Gives a team of which you are the owner another name */
        patch: operations["renameTeam"];
        trace?: never;
    };
    "/v1/teams/{id}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was done in a team of yours, kept for a year, a page at a time */
        get: operations["teamActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/teams/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that a team of which you are the owner holds */
        get: operations["exportTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/teams/{id}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invites an address by mail; the same one again is sent the mail again */
        post: operations["inviteToTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/teams/{id}/invitations/{invitation}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes an invitation back */
        delete: operations["revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/teams/{id}/members/{member}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Leaves a team, where the member is you; or removes a member, for its owner */
        delete: operations["removeTeamMember"];
        options?: never;
        head?: never;
        /** Gives a member another role, or hands the team over to them */
        patch: operations["changeTeamMember"];
        trace?: never;
    };
    "/v1/team-invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accepts an invitation to the address of your account */
        post: operations["acceptInvitation"];
        /** Declines one of them */
        delete: operations["declineInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/teams/{id}/books/{book}/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tells the members who want its mails whenever a company of a book crosses a threshold, by their own values */
        post: operations["addTeamAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/teams/{id}/books/{book}/alerts/{alert}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes the condition of an alert for the whole team */
        put: operations["changeTeamAlert"];
        post?: never;
        /** Deletes an alert for the whole team */
        delete: operations["deleteTeamAlert"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/teams/{id}/books/{book}/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Whether you are mailed the alerts of a book */
        put: operations["mailTeamAlerts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/teams/{id}/books": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The books of a team of yours: named lists of companies */
        get: operations["teamBooks"];
        put?: never;
        /** Makes an empty book in a team that you own or edit */
        post: operations["makeTeamBook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/teams/{id}/books/{book}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A book of a team of yours, its companies as your active policy values them */
        get: operations["teamBook"];
        put?: never;
        post?: never;
        /** Deletes a book for the whole team */
        delete: operations["deleteTeamBook"];
        options?: never;
        head?: never;
        /** Gives a book another name */
        patch: operations["renameTeamBook"];
        trace?: never;
    };
    "/v1/teams/{id}/books/{book}/companies/{ticker}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Adds a company to a book, and opens it within your plan; one that is there already stays as it is */
        put: operations["addToTeamBook"];
        post?: never;
        /** Takes a company out of a book */
        delete: operations["removeFromTeamBook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/teams/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The analyses that members have given to a team of yours */
        get: operations["teamVersions"];
        put?: never;
        /** Gives a team that you own or edit a copy of a version of yours; given again, it is there once */
        post: operations["giveVersionToTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/teams/{id}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of them */
        get: operations["teamVersion"];
        put?: never;
        post?: never;
        /** Deletes one of them for the whole team */
        delete: operations["deleteTeamVersion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/teams/{id}/versions/{version}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Its inputs, valued by the engine of today */
        get: operations["replayTeamVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/teams/{id}/versions/{version}/difference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What moved each value between it and another version of the team, or today */
        get: operations["teamVersionDifference"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/teams/{id}/theses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a team of yours has written about companies, by company */
        get: operations["teamTheses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/teams/{id}/theses/{ticker}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** That of a company, with the figures that it names as they are now */
        get: operations["teamThesis"];
        /** Keeps what a team that you own or edit thinks of a company, in place of what there was */
        put: operations["saveTeamThesis"];
        post?: never;
        /** Deletes it for the whole team */
        delete: operations["deleteTeamThesis"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/teams/{id}/policies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The parameters of analysis that a team of yours shares; `PATCH /v1/policies/{id}` follows one of them */
        get: operations["teamPolicies"];
        put?: never;
        /** Shares parameters of analysis with a team that you own or edit: they are the team's from then on */
        post: operations["shareTeamPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/teams/{id}/policies/{policy}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replaces one of them for the whole team; what is absent is left open */
        put: operations["replaceTeamPolicy"];
        post?: never;
        /** Deletes one of them for the whole team; members who followed it follow none */
        delete: operations["deleteTeamPolicy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/teams/{id}/discussions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The companies that a team of yours talks about */
        get: operations["teamDiscussions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/teams/{id}/discussions/{ticker}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a team of yours says about a company */
        get: operations["discussion"];
        put?: never;
        /** Begins a thread about a company or a part of its analysis */
        post: operations["startThread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/teams/{id}/discussions/{ticker}/{thread}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replies in a thread; one that was resolved is open again */
        post: operations["replyInThread"];
        delete?: never;
        options?: never;
        head?: never;
        /** Says that a thread is resolved, or opens it again */
        patch: operations["settleThread"];
        trace?: never;
    };
    "/v1/teams/{id}/discussions/{ticker}/{thread}/{comment}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes a comment of yours; any, where you are the owner of the team */
        delete: operations["deleteComment"];
        options?: never;
        head?: never;
        /** Edits a comment of yours */
        patch: operations["editComment"];
        trace?: never;
    };
    "/v1/theses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What you have written about companies, by company */
        get: operations["theses"];
        put?: never;
        /** Keeps your thesis of a company, in place of the one that there was */
        post: operations["saveThesis"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/theses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of them, with the figures that it names as they are now */
        get: operations["thesis"];
        put?: never;
        post?: never;
        /** Deletes one of them */
        delete: operations["deleteThesis"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The analyses that you have saved, newest first */
        get: operations["versions"];
        put?: never;
        /** Values a company and keeps the question, every input, the editions and the result, for good */
        post: operations["saveVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/versions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of them */
        get: operations["version"];
        put?: never;
        post?: never;
        /** Deletes one of them */
        delete: operations["deleteVersion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/versions/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Its inputs, valued by the engine of today: the same bits, or the definitions that have changed since */
        get: operations["replayVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/versions/{id}/difference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What moved each value between it and another version of the company, or today, in steps that add up exactly */
        get: operations["versionDifference"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a message to the operator of this installation; the answer comes by email */
        post: operations["sendContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/wrong-numbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tells the operator of this installation that a number looks wrong; the answer comes by email */
        post: operations["reportWrongNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payment/stripe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where Stripe sends its signed events; 404 where payment is not set up */
        post: operations["takePaymentEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/popular": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The companies searched most in the last seven days; for people who have an account */
        get: operations["popular"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portfolio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A portfolio at market and by Valora: the whole, its parts, what it hangs on and its dividends */
        post: operations["portfolio"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portfolio.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same as comma-separated values, one row a position */
        post: operations["portfolioTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portfolio.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same as an Excel workbook */
        post: operations["portfolioWorkbook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portfolios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The portfolios that you keep, by name */
        get: operations["portfolios"];
        put?: never;
        /** Keeps a portfolio under a name */
        post: operations["keepPortfolio"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portfolios/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of them */
        get: operations["keptPortfolio"];
        /** Replaces one of them, its name too */
        put: operations["changePortfolio"];
        post?: never;
        /** Deletes one of them */
        delete: operations["deletePortfolio"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/broker-connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The brokers that you have connected, and the portfolio that each fills */
        get: operations["brokerConnections"];
        put?: never;
        /** Asks a broker for your positions and keeps them as a portfolio */
        post: operations["connectBroker"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/broker-connections/{id}/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fetches the positions again, in place of those of its portfolio */
        post: operations["fetchBrokerPositions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/broker-connections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Forgets what opens the account at the broker; the portfolio stays */
        delete: operations["disconnectBroker"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/saved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The screens and ratios that you have saved, by name */
        get: operations["savedItems"];
        put?: never;
        /** Saves a screen or a ratio of your own under a name */
        post: operations["saveItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/saved/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes one of them */
        delete: operations["deleteSavedItem"];
        options?: never;
        head?: never;
        /** Renames one of them, or has a screen watched from now on or no more */
        patch: operations["changeSavedItem"];
        trace?: never;
    };
    "/v1/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Income, balance and cash flow of up to ten fiscal years, or of the last quarters, as filed, with the origin of every figure */
        get: operations["statements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/statements.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same statements as comma-separated values, one row a figure and period */
        get: operations["statementsTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ratios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ratios, quality scores, and the place of each ratio among the companies of the sector */
        get: operations["ratios"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What each source of data holds of a company, which accounts and which price were taken, and why */
        get: operations["heldData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/data-set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The included data as files: their tables with the columns, sizes and checksums, the day and the terms */
        get: operations["dataSet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/data-set/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of these files: CSV compressed by gzip, Apache Parquet, or the terms as text */
        get: operations["dataSetFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/multiples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** P/E, EV/EBITDA, P/B and free cash flow yield month by month by what was filed then, their percentiles, and the quartiles of comparable companies today */
        get: operations["multiples"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/multiples.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same months as comma-separated values, one row a month, and last the multiples of today */
        get: operations["multiplesTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/technical": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daily prices and the indicators that are usually read from them; none of it enters a value */
        get: operations["technical"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/technical.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same sessions as comma-separated values, one row a session */
        get: operations["technicalTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The state of everything that the installation depends on. For administrators
         * @description To others there is nothing here. While the database is away, it answers those who have asked before.
         */
        get: operations["status"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Single figures of the pages about a company by the addresses written beside them, and what each rests on */
        get: operations["figures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/value-through-time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a share was worth at each month's end by what was filed then, against its price */
        get: operations["valueThroughTime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Analysis: {
            /** @enum {number} */
            schemaVersion: 1;
            company: {
                ticker: string;
                name: string;
                exchange: string;
                country: string;
                currency: string;
                /** @enum {string} */
                sector: "energy" | "materials" | "industrials" | "consumerDiscretionary" | "consumerStaples" | "healthCare" | "financials" | "informationTechnology" | "communicationServices" | "utilities" | "realEstate";
                industry: string | null;
                /** @enum {string} */
                companyType: "mature" | "assetLight" | "growing" | "unprofitableGrowth" | "turnaround" | "lossMaking" | "bank" | "insurer" | "financialServices" | "reit" | "utility" | "cyclical" | "holding" | "negativeEquity" | "distressed";
                /** @enum {string} */
                companyTypeRule: "bankIndustry" | "insuranceIndustry" | "financialServicesIndustry" | "financialsSector" | "holdingIndustry" | "realEstateTrust" | "utilitiesSector" | "lossesAndNegativeEquity" | "interestNotCovered" | "lossesWithGrowth" | "lossesWithoutGrowth" | "lossesInMostYears" | "negativeEquityWithProfits" | "cyclicalIndustry" | "cyclicalSector" | "cyclicalRecord" | "intangibleIndustry" | "researchIntensive" | "revenueGrowth" | "otherwise" | "chosenByReader";
                computedType: {
                    /** @enum {string} */
                    type: "mature" | "assetLight" | "growing" | "unprofitableGrowth" | "turnaround" | "lossMaking" | "bank" | "insurer" | "financialServices" | "reit" | "utility" | "cyclical" | "holding" | "negativeEquity" | "distressed";
                    /** @enum {string} */
                    rule: "bankIndustry" | "insuranceIndustry" | "financialServicesIndustry" | "financialsSector" | "holdingIndustry" | "realEstateTrust" | "utilitiesSector" | "lossesAndNegativeEquity" | "interestNotCovered" | "lossesWithGrowth" | "lossesWithoutGrowth" | "lossesInMostYears" | "negativeEquityWithProfits" | "cyclicalIndustry" | "cyclicalSector" | "cyclicalRecord" | "intangibleIndustry" | "researchIntensive" | "revenueGrowth" | "otherwise" | "chosenByReader";
                } | null;
            };
            accounts: {
                /** @enum {string} */
                period: "fiscalYear" | "twelveMonths";
                /** Format: date */
                periodEnd: string | null;
                fiscalYear: number | null;
                /** Format: date */
                fiscalYearEnd: string | null;
                monthsSince: number;
                /** @enum {string|null} */
                reason: "chosenByReader" | "figuresMissing" | "otherFiscalYear" | "otherShares" | null;
                passedOver: {
                    /** Format: date */
                    periodEnd: string;
                    missing: ("revenue" | "costOfRevenue" | "grossProfit" | "ebit" | "ebitda" | "depreciationAndAmortization" | "interestExpense" | "pretaxIncome" | "incomeTaxExpense" | "netIncome" | "epsDiluted" | "dilutedShares" | "dividendsPerShare" | "dividendsPaid" | "shareRepurchases" | "researchAndDevelopment" | "operatingCashFlow" | "capitalExpenditure" | "freeCashFlow" | "totalAssets" | "totalLiabilities" | "totalEquity" | "totalDebt" | "longTermDebt" | "cashAndEquivalents" | "goodwill" | "intangibles" | "stockBasedCompensation" | "currentAssets" | "currentLiabilities" | "inventory" | "receivables" | "sellingGeneralAndAdministrative" | "operatingLeaseLiabilities" | "currentDebt" | "acquisitions" | "marketableSecurities" | "minorityInterests" | "preferredEquity" | "retainedEarnings" | "propertyPlantAndEquipment" | "netDebt")[];
                } | null;
            };
            correctedFigures: components["schemas"]["OwnFigure"][];
            asOf: components["schemas"]["AnalysisOfDay"];
            price: {
                value: number;
                currency: string;
                /** Format: date */
                asOf: string;
                source: string;
                /** @enum {string} */
                chosenBy: "source" | "user";
                age: {
                    /** @enum {string} */
                    kind: "recent" | "late" | "stale";
                    days: number;
                    tradingDays: number;
                } | null;
                converted: {
                    value: number;
                    currency: string;
                    rate: number;
                    /** Format: date */
                    rateAsOf: string;
                    rateSource: string;
                } | null;
            } | null;
            /** @enum {string} */
            scenario: "conservative" | "neutral" | "optimistic";
            view: {
                /** @enum {string} */
                name: "absolute" | "relative";
                prudent: boolean;
                impliedPremium: {
                    value: number;
                    /** Format: date */
                    asOf: string;
                    source: string;
                    riskFreeRate: number;
                    companies: number;
                    withoutLargest: number | null;
                    byMethod: {
                        discountedCashFlow: number | null;
                        dividendDiscount: number | null;
                        residualIncome: number | null;
                    };
                } | null;
            };
            policy: components["schemas"]["FollowedPolicy"];
            assumptions: {
                wacc: number | null;
                costOfEquity: number | null;
                costOfDebt: number | null;
                growth: number | null;
                terminalGrowth: number | null;
                horizon: number;
                riskFreeRate: number;
                equityRiskPremium: number;
                countryRiskPremium: number;
                beta: number | null;
                betas: {
                    bottomUp: number | null;
                    regression: number | null;
                    adjustedRegression: number | null;
                    regressionOf: {
                        months: number | null;
                        index: string | null;
                        /** Format: date */
                        asOf: string;
                        source: string;
                    } | null;
                };
                taxRate: number | null;
                equityWeight: number | null;
                debtWeight: number | null;
                rating: string | null;
                origins: {
                    wacc: {
                        value: number;
                        computed: number;
                        /** @enum {string} */
                        chosenBy: "computed" | "scenario" | "user";
                    } | null;
                    costOfEquity: {
                        value: number;
                        computed: number;
                        /** @enum {string} */
                        chosenBy: "computed" | "scenario" | "user";
                    } | null;
                    costOfDebt: {
                        value: number;
                        computed: number;
                        /** @enum {string} */
                        chosenBy: "computed" | "scenario" | "user";
                    } | null;
                    growth: {
                        value: number;
                        computed: number;
                        /** @enum {string} */
                        chosenBy: "computed" | "scenario" | "user";
                    } | null;
                    terminalGrowth: {
                        value: number;
                        computed: number;
                        /** @enum {string} */
                        chosenBy: "computed" | "scenario" | "user";
                    } | null;
                    horizon: {
                        value: number;
                        computed: number;
                        /** @enum {string} */
                        chosenBy: "computed" | "scenario" | "user";
                    };
                };
                chosenLevers: {
                    terminalGrowth?: number;
                    margin?: number;
                    salesToCapital?: number;
                    terminalReturn?: number;
                    payout?: number;
                    persistence?: number;
                    dilution?: number;
                    researchLife?: number;
                    fadeYears?: number;
                    keptReturn?: number;
                    buybackPayout?: number;
                    goodwillInCapital?: number;
                    exitMultiple?: number;
                    elapsedYears?: number;
                    lastTwelveMonths?: number;
                    riskFreeRate?: number;
                    equityRiskPremium?: number;
                    beta?: number;
                };
                peers: {
                    tickers: string[];
                    /** @enum {string} */
                    chosenBy: "computed" | "user";
                };
                chosenYears: {
                    growthByYear?: (number | null)[];
                    marginByYear?: (number | null)[];
                    salesToCapitalByYear?: (number | null)[];
                };
                changes: components["schemas"]["AssumptionChange"][];
                trace: components["schemas"]["Trace"];
            };
            methods: components["schemas"]["MethodAnswer"][];
            summary: components["schemas"]["Summary"];
            buyingPrice: {
                safety: number;
                /** @enum {string} */
                chosenBy: "usual" | "user";
                value: number;
                difference: number | null;
                methods: {
                    method: string;
                    value: number;
                }[];
            } | null;
            customScenario: components["schemas"]["CustomScenario"];
            payoutAgainstBook: {
                dividends: number;
                residualIncome: number;
                lines: {
                    /** @enum {string} */
                    line: "gapOfBaseEarnings" | "gapOfBookPath" | "gapOfFade" | "gapOfHalfYear";
                    value: number;
                    node: number;
                }[];
                trace: components["schemas"]["Trace"];
            } | null;
            sumOfParts: components["schemas"]["SumOfParts"];
            withoutSignal: components["schemas"]["WithoutSignal"];
            simulation: {
                paths: number;
                seed: number;
                rejected: number;
                percentiles: {
                    p5: number | null;
                    p10: number | null;
                    p25: number | null;
                    p50: number | null;
                    p75: number | null;
                    p90: number | null;
                    p95: number | null;
                };
                mean: number | null;
                probabilityAbovePrice: number | null;
            } | null;
            data: {
                /** Format: date */
                asOf: string;
                sources: {
                    /** @enum {string} */
                    covers: "statements" | "price" | "shares" | "beta" | "riskFreeRate" | "equityRiskPremium" | "countryRiskPremium" | "taxRate" | "ratings" | "industryAverages";
                    source: string;
                    /** Format: date */
                    asOf: string;
                    form: string | null;
                    accession: string | null;
                }[];
                notes: components["schemas"]["DataNote"][];
            };
            links: {
                page: string;
                traces?: string;
            };
        };
        OwnFigure: {
            /** @enum {string} */
            name: "revenue" | "costOfRevenue" | "grossProfit" | "ebit" | "ebitda" | "depreciationAndAmortization" | "interestExpense" | "pretaxIncome" | "incomeTaxExpense" | "netIncome" | "epsDiluted" | "dilutedShares" | "dividendsPerShare" | "dividendsPaid" | "shareRepurchases" | "researchAndDevelopment" | "operatingCashFlow" | "capitalExpenditure" | "freeCashFlow" | "totalAssets" | "totalLiabilities" | "totalEquity" | "totalDebt" | "longTermDebt" | "cashAndEquivalents" | "goodwill" | "intangibles" | "stockBasedCompensation" | "currentAssets" | "currentLiabilities" | "inventory" | "receivables" | "sellingGeneralAndAdministrative" | "operatingLeaseLiabilities" | "currentDebt" | "acquisitions" | "marketableSecurities" | "minorityInterests" | "preferredEquity" | "retainedEarnings" | "propertyPlantAndEquipment" | "netDebt";
            /** Format: date */
            periodEnd: string;
            value: number;
            /** @enum {string} */
            unit: "rate" | "ratio" | "money" | "perShare" | "shares" | "years" | "count";
            filed: {
                value: number | null;
                /** @enum {string|null} */
                origin: "companyFacts" | "companyFactsWithAccession" | "companyFactsExtract" | "companyFactsFlowsExtract" | "companyFactsBulk" | "annualReportSecondary" | "annualReportXbrl" | "annualReportXbrlWider" | "annualReportXbrlCalculation" | "annualReportXbrlLabel" | "issuerNotice" | "aggregator" | "vendor" | "derived" | "import" | "own" | null;
                accession: string | null;
                /** Format: date */
                filedAt: string | null;
            };
        };
        AnalysisOfDay: {
            /** Format: date */
            day: string;
            leftOut: {
                /** @enum {string} */
                period: "annual" | "quarterly" | "ttm";
                /** Format: date */
                periodEnd: string;
                months: 3 | 12;
                /** Format: date */
                filedAt: string | null;
                /** @enum {string} */
                reason: "notFiledYet" | "filingDateUnknown" | "versionsUnknown";
            }[];
            /** @description Of that day or the last working day before it; null where its publisher is not asked */
            riskFreeRate: {
                value: number;
                /** Format: date */
                asOf: string;
                source: string;
                /** @description Whether values are discounted at it. Not in the currency of the equity premium: a rate of then beside a premium of today is the required return of no day */
                counts: boolean;
            } | null;
        } | null;
        FollowedPolicy: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description The team whose policy it is; null: your own */
            team: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
        } | null;
        AssumptionChange: {
            /** @enum {string} */
            kind: "number";
            /** @enum {string} */
            assumption: "wacc" | "g" | "horizon" | "terminalGrowth" | "margin" | "salesToCapital" | "terminalReturn" | "payout" | "persistence" | "dilution" | "researchLife" | "fadeYears" | "keptReturn" | "buybackPayout" | "goodwillInCapital" | "exitMultiple" | "elapsedYears" | "lastTwelveMonths" | "riskFreeRate" | "equityRiskPremium" | "beta";
            computed: number | null;
            chosen: number;
            /** @description Why, in the reader's own words; null: not said */
            note: string | null;
        } | {
            /** @enum {string} */
            kind: "years";
            /** @enum {string} */
            assumption: "growthByYear" | "marginByYear" | "salesToCapitalByYear";
            chosen: (number | null)[];
            /** @description Why, in the reader's own words; null: not said */
            note: string | null;
        } | {
            /** @enum {string} */
            kind: "form";
            /** @enum {string} */
            assumption: "discounting" | "cashFlow" | "dividends";
            /** @enum {string} */
            computed: "midYear" | "yearEnd" | "toFirm" | "toEquity" | "totalPayout" | "dividendsOnly" | "constantGrowth" | "twoStage" | "threeStage" | "halfLife";
            /** @enum {string} */
            chosen: "midYear" | "yearEnd" | "toFirm" | "toEquity" | "totalPayout" | "dividendsOnly" | "constantGrowth" | "twoStage" | "threeStage" | "halfLife";
            /** @description Why, in the reader's own words; null: not said */
            note: string | null;
        } | {
            /** @enum {string} */
            kind: "peers";
            /** @enum {string} */
            assumption: "peers";
            computed: string[];
            chosen: string[];
            /** @description Why, in the reader's own words; null: not said */
            note: string | null;
        } | {
            /** @enum {string} */
            kind: "type";
            /** @enum {string} */
            assumption: "type";
            /** @enum {string} */
            computed: "mature" | "assetLight" | "growing" | "unprofitableGrowth" | "turnaround" | "lossMaking" | "bank" | "insurer" | "financialServices" | "reit" | "utility" | "cyclical" | "holding" | "negativeEquity" | "distressed";
            /** @enum {string} */
            chosen: "mature" | "assetLight" | "growing" | "unprofitableGrowth" | "turnaround" | "lossMaking" | "bank" | "insurer" | "financialServices" | "reit" | "utility" | "cyclical" | "holding" | "negativeEquity" | "distressed";
            /** @description Why, in the reader's own words; null: not said */
            note: string | null;
        };
        Trace: {
            nodes: ({
                id: number;
                value: number;
                /** @enum {string} */
                unit: "rate" | "ratio" | "money" | "perShare" | "shares" | "years" | "count";
                /** @enum {string} */
                kind: "figure";
                /** @enum {string} */
                name: "revenue" | "costOfRevenue" | "grossProfit" | "ebit" | "ebitda" | "depreciationAndAmortization" | "interestExpense" | "pretaxIncome" | "incomeTaxExpense" | "netIncome" | "epsDiluted" | "dilutedShares" | "dividendsPerShare" | "dividendsPaid" | "shareRepurchases" | "researchAndDevelopment" | "operatingCashFlow" | "capitalExpenditure" | "freeCashFlow" | "totalAssets" | "totalLiabilities" | "totalEquity" | "totalDebt" | "longTermDebt" | "cashAndEquivalents" | "goodwill" | "intangibles" | "stockBasedCompensation" | "currentAssets" | "currentLiabilities" | "inventory" | "receivables" | "sellingGeneralAndAdministrative" | "operatingLeaseLiabilities" | "currentDebt" | "acquisitions" | "marketableSecurities" | "minorityInterests" | "preferredEquity" | "retainedEarnings" | "propertyPlantAndEquipment" | "netDebt";
                ticker: string;
                /** Format: date */
                fiscalYearEnd: string;
                months?: number | null;
                provider: string;
                filed?: {
                    value: number | null;
                    /** @enum {string|null} */
                    origin: "companyFacts" | "companyFactsWithAccession" | "companyFactsExtract" | "companyFactsFlowsExtract" | "companyFactsBulk" | "annualReportSecondary" | "annualReportXbrl" | "annualReportXbrlWider" | "annualReportXbrlCalculation" | "annualReportXbrlLabel" | "issuerNotice" | "aggregator" | "vendor" | "derived" | "import" | "own" | null;
                    accession: string | null;
                    /** Format: date */
                    filedAt: string | null;
                };
                /** @enum {string|null} */
                origin: "companyFacts" | "companyFactsWithAccession" | "companyFactsExtract" | "companyFactsFlowsExtract" | "companyFactsBulk" | "annualReportSecondary" | "annualReportXbrl" | "annualReportXbrlWider" | "annualReportXbrlCalculation" | "annualReportXbrlLabel" | "issuerNotice" | "aggregator" | "vendor" | "derived" | "import" | "own" | null;
                accession: string | null;
                /** Format: date */
                filedAt: string | null;
                segment?: string;
            } | {
                id: number;
                value: number;
                /** @enum {string} */
                unit: "rate" | "ratio" | "money" | "perShare" | "shares" | "years" | "count";
                /** @enum {string} */
                kind: "reference";
                /** @enum {string} */
                name: "price" | "priceWhenKnown" | "adjustedClose" | "meanAdjustedClose" | "yearPart" | "dividendTakenOut" | "marketValue" | "sharesOutstanding" | "riskFreeRate" | "matureEquityRiskPremium" | "impliedEquityRiskPremium" | "countryRiskPremium" | "marginalTaxRate" | "nominalGrowth" | "industryBeta" | "industryEquityWeight" | "industryDebtWeight" | "industryDebtSpread" | "industryGrowth" | "industrySalesToCapital" | "industryOperatingMargin" | "industryPriceToEarnings" | "industryPriceToBook" | "industryEvToEbitda" | "industryEvToEbit" | "industryEvToSales" | "regressionBeta" | "averageBeta" | "betaWeight" | "bottomUpBeta" | "countryExposure" | "ratingSpread" | "debtToEquity" | "unleveredBeta" | "beta" | "costOfEquity" | "interestCoverage" | "costOfDebt" | "equityWeight" | "debtWeight" | "wacc" | "discountRate" | "effectiveTaxRate" | "lowestTaxRate" | "lastingTaxRate" | "scenarioShift" | "scenarioFloor" | "debt" | "cash" | "minorityInterests" | "bridge" | "ebit" | "ebitda" | "netIncome" | "depreciation" | "interest" | "pretaxProfit" | "baseMargin" | "targetMargin" | "operatingMargin" | "netMargin" | "normalisedNetMargin" | "normalisedEarnings" | "normalisedEbit" | "investedCapital" | "shareDilution" | "sharesAtHorizon" | "researchLife" | "researchAsset" | "researchAmortization" | "researchAdjustedEbit" | "salesToCapital" | "salesToCapitalAtCost" | "returnOnCapital" | "reinvestmentRate" | "fundsFromOperations" | "maintenanceShare" | "maintenance" | "adjustedFundsFromOperations" | "adjustedFundsPerShare" | "elapsedSinceStatements" | "highestReturn" | "earnedReturn" | "lowestReturn" | "distributableCash" | "elapsedYears" | "revenuePerShare" | "revenueTrend" | "bookValueTrend" | "openingBook" | "fundamentalGrowth" | "growth" | "growthBand" | "growthLimit" | "growthWithinLimits" | "trendIntervals" | "trendWeight" | "growthMargin" | "terminalGrowth" | "terminalSpread" | "horizon" | "fadeYears" | "projectionYears" | "withinYear" | "yearsSooner" | "year" | "yearGrowth" | "grownTimes" | "projectedRevenue" | "projectedMargin" | "projectedTaxRate" | "projectedReturnOnCapital" | "nopat" | "reinvestment" | "freeCashFlowToFirm" | "projectedNetIncome" | "freeCashFlowToEquity" | "returnSpreadKept" | "terminalReturnOnCapital" | "terminalNopat" | "terminalValue" | "presentValueOfFlows" | "presentValueOfTerminalValue" | "terminalShare" | "enterpriseValue" | "accruedOnNetDebt" | "equityValue" | "recoveryRate" | "failureProbability" | "dividendPerShare" | "earningsPerShare" | "normalisedEarningsPerShare" | "payoutRatio" | "buybackShare" | "buybackLimit" | "netBuybacks" | "totalPayoutRatio" | "payoutPerShare" | "paidOutSinceStatements" | "terminalPayoutRatio" | "returnOnEquity" | "normalisedReturnOnEquity" | "terminalReturnOnEquity" | "projectedEarningsPerShare" | "projectedPayoutRatio" | "projectedDividendPerShare" | "bookValuePerShare" | "bookValueAtPriceDate" | "tangibleBookValuePerShare" | "netCurrentAssetValuePerShare" | "cashRunway" | "projectedBookValuePerShare" | "projectedReturnOnEquity" | "residualIncomePerShare" | "presentValueOfResidualIncome" | "persistence" | "continuingValue" | "ownPriceToEarnings" | "sectorPriceToEarnings" | "justifiedPriceToEarnings" | "exitPriceToEarnings" | "presentValueOfDividends" | "presentValueOfExit" | "exitPrice" | "exitDelay" | "multipleAtHorizon" | "yearsToExit" | "grahamNumber" | "grahamFormula" | "highestGradeYield" | "priceEarningsToGrowth" | "tangibleEquity" | "priceToEarnings" | "priceToBook" | "priceToTangibleBook" | "priceToFundsFromOperations" | "evToEbitda" | "evToEbit" | "evToSales" | "multipleQuantile" | "impliedByPriceToEarnings" | "impliedByPriceToBook" | "impliedByPriceToTangibleBook" | "impliedByPriceToFundsFromOperations" | "impliedByEvToEbitda" | "impliedByEvToEbit" | "impliedByEvToSales" | "valuePerShare" | "equityFlowValuePerShare" | "dividendsOnlyValuePerShare" | "gordonValuePerShare" | "fadingGrowthValuePerShare" | "totalPayoutValuePerShare" | "harmonicMeanValuePerShare" | "returnOnTangibleEquity" | "justifiedPriceToBook" | "impliedByJustifiedPriceToBook" | "predictedEquityValue" | "predictionLow" | "predictionHigh" | "changeOverYear" | "quarterByDifference" | "trailingTwelveMonths" | "researchOfTwelveMonths" | "grossMargin" | "ebitdaMargin" | "freeCashFlowMargin" | "averageAssets" | "averageEquity" | "averageInvestedCapital" | "returnOnTotalCapital" | "totalCapital" | "averageTotalCapital" | "returnOnAssets" | "taxBurden" | "interestBurden" | "assetTurnover" | "equityMultiplier" | "netDebt" | "netDebtToEbitda" | "debtToAssets" | "interestCover" | "currentRatio" | "liquidAssets" | "quickRatio" | "cashRatio" | "ordinaryEquity" | "dividendYield" | "cashConversion" | "freeCashConversion" | "investmentRate" | "stockPayRate" | "longTermDebtToAssets" | "returnOnOpeningAssets" | "openingAssetTurnover" | "workingCapital" | "workingCapitalToAssets" | "retainedEarningsToAssets" | "ebitToAssets" | "bookEquityToLiabilities" | "marketEquityToLiabilities" | "salesToAssets" | "receivablesToSales" | "overheadToSales" | "leverageOfAssets" | "receivablesIndex" | "grossMarginIndex" | "salesIndex" | "overheadIndex" | "leverageIndex" | "neutralIndex" | "accruals" | "accrualsToAssets" | "beneishScore" | "fixedCapital" | "otherAssets" | "otherAssetsShare" | "assetQualityIndex" | "depreciationBasis" | "depreciationOfPlant" | "depreciationIndex" | "altmanZ" | "altmanZDoublePrime" | "sumOfSegments" | "outsideSegments" | "valueOfPart" | "sumOfPartsPerShare" | "partsOfWhole" | "sloanAccruals" | "sectorPercentile" | "sectorRatio" | "sectorMedian" | "freeCashFlowYield" | "historyPercentile" | "historyQuantile" | "peersQuantile" | "bandQuantile" | "paidFromBook" | "earningsOfBook" | "valueOfBookPayouts" | "valueOfKeptReturns" | "valueOfBookEarnings" | "gapOfBaseEarnings" | "gapOfBookPath" | "gapOfFade" | "gapOfHalfYear" | "openPrice" | "closePrice" | "highPrice" | "lowPrice" | "tradedShares" | "priceChange" | "averagePrice" | "overAveragePrice" | "exponentialAverage" | "bollingerUpper" | "bollingerLower" | "indicatorPeriod" | "convergence" | "convergenceSignal" | "convergenceHistogram" | "averageGain" | "averageLoss" | "relativeStrength" | "averageTrueRange" | "onBalanceVolume" | "ownRatio" | "ownRatioPart";
                ticker: string | null;
                /** Format: date */
                asOf: string;
                source: string;
            } | {
                id: number;
                value: number;
                /** @enum {string} */
                unit: "rate" | "ratio" | "money" | "perShare" | "shares" | "years" | "count";
                /** @enum {string} */
                kind: "assumption";
                /** @enum {string} */
                name: "price" | "priceWhenKnown" | "adjustedClose" | "meanAdjustedClose" | "yearPart" | "dividendTakenOut" | "marketValue" | "sharesOutstanding" | "riskFreeRate" | "matureEquityRiskPremium" | "impliedEquityRiskPremium" | "countryRiskPremium" | "marginalTaxRate" | "nominalGrowth" | "industryBeta" | "industryEquityWeight" | "industryDebtWeight" | "industryDebtSpread" | "industryGrowth" | "industrySalesToCapital" | "industryOperatingMargin" | "industryPriceToEarnings" | "industryPriceToBook" | "industryEvToEbitda" | "industryEvToEbit" | "industryEvToSales" | "regressionBeta" | "averageBeta" | "betaWeight" | "bottomUpBeta" | "countryExposure" | "ratingSpread" | "debtToEquity" | "unleveredBeta" | "beta" | "costOfEquity" | "interestCoverage" | "costOfDebt" | "equityWeight" | "debtWeight" | "wacc" | "discountRate" | "effectiveTaxRate" | "lowestTaxRate" | "lastingTaxRate" | "scenarioShift" | "scenarioFloor" | "debt" | "cash" | "minorityInterests" | "bridge" | "ebit" | "ebitda" | "netIncome" | "depreciation" | "interest" | "pretaxProfit" | "baseMargin" | "targetMargin" | "operatingMargin" | "netMargin" | "normalisedNetMargin" | "normalisedEarnings" | "normalisedEbit" | "investedCapital" | "shareDilution" | "sharesAtHorizon" | "researchLife" | "researchAsset" | "researchAmortization" | "researchAdjustedEbit" | "salesToCapital" | "salesToCapitalAtCost" | "returnOnCapital" | "reinvestmentRate" | "fundsFromOperations" | "maintenanceShare" | "maintenance" | "adjustedFundsFromOperations" | "adjustedFundsPerShare" | "elapsedSinceStatements" | "highestReturn" | "earnedReturn" | "lowestReturn" | "distributableCash" | "elapsedYears" | "revenuePerShare" | "revenueTrend" | "bookValueTrend" | "openingBook" | "fundamentalGrowth" | "growth" | "growthBand" | "growthLimit" | "growthWithinLimits" | "trendIntervals" | "trendWeight" | "growthMargin" | "terminalGrowth" | "terminalSpread" | "horizon" | "fadeYears" | "projectionYears" | "withinYear" | "yearsSooner" | "year" | "yearGrowth" | "grownTimes" | "projectedRevenue" | "projectedMargin" | "projectedTaxRate" | "projectedReturnOnCapital" | "nopat" | "reinvestment" | "freeCashFlowToFirm" | "projectedNetIncome" | "freeCashFlowToEquity" | "returnSpreadKept" | "terminalReturnOnCapital" | "terminalNopat" | "terminalValue" | "presentValueOfFlows" | "presentValueOfTerminalValue" | "terminalShare" | "enterpriseValue" | "accruedOnNetDebt" | "equityValue" | "recoveryRate" | "failureProbability" | "dividendPerShare" | "earningsPerShare" | "normalisedEarningsPerShare" | "payoutRatio" | "buybackShare" | "buybackLimit" | "netBuybacks" | "totalPayoutRatio" | "payoutPerShare" | "paidOutSinceStatements" | "terminalPayoutRatio" | "returnOnEquity" | "normalisedReturnOnEquity" | "terminalReturnOnEquity" | "projectedEarningsPerShare" | "projectedPayoutRatio" | "projectedDividendPerShare" | "bookValuePerShare" | "bookValueAtPriceDate" | "tangibleBookValuePerShare" | "netCurrentAssetValuePerShare" | "cashRunway" | "projectedBookValuePerShare" | "projectedReturnOnEquity" | "residualIncomePerShare" | "presentValueOfResidualIncome" | "persistence" | "continuingValue" | "ownPriceToEarnings" | "sectorPriceToEarnings" | "justifiedPriceToEarnings" | "exitPriceToEarnings" | "presentValueOfDividends" | "presentValueOfExit" | "exitPrice" | "exitDelay" | "multipleAtHorizon" | "yearsToExit" | "grahamNumber" | "grahamFormula" | "highestGradeYield" | "priceEarningsToGrowth" | "tangibleEquity" | "priceToEarnings" | "priceToBook" | "priceToTangibleBook" | "priceToFundsFromOperations" | "evToEbitda" | "evToEbit" | "evToSales" | "multipleQuantile" | "impliedByPriceToEarnings" | "impliedByPriceToBook" | "impliedByPriceToTangibleBook" | "impliedByPriceToFundsFromOperations" | "impliedByEvToEbitda" | "impliedByEvToEbit" | "impliedByEvToSales" | "valuePerShare" | "equityFlowValuePerShare" | "dividendsOnlyValuePerShare" | "gordonValuePerShare" | "fadingGrowthValuePerShare" | "totalPayoutValuePerShare" | "harmonicMeanValuePerShare" | "returnOnTangibleEquity" | "justifiedPriceToBook" | "impliedByJustifiedPriceToBook" | "predictedEquityValue" | "predictionLow" | "predictionHigh" | "changeOverYear" | "quarterByDifference" | "trailingTwelveMonths" | "researchOfTwelveMonths" | "grossMargin" | "ebitdaMargin" | "freeCashFlowMargin" | "averageAssets" | "averageEquity" | "averageInvestedCapital" | "returnOnTotalCapital" | "totalCapital" | "averageTotalCapital" | "returnOnAssets" | "taxBurden" | "interestBurden" | "assetTurnover" | "equityMultiplier" | "netDebt" | "netDebtToEbitda" | "debtToAssets" | "interestCover" | "currentRatio" | "liquidAssets" | "quickRatio" | "cashRatio" | "ordinaryEquity" | "dividendYield" | "cashConversion" | "freeCashConversion" | "investmentRate" | "stockPayRate" | "longTermDebtToAssets" | "returnOnOpeningAssets" | "openingAssetTurnover" | "workingCapital" | "workingCapitalToAssets" | "retainedEarningsToAssets" | "ebitToAssets" | "bookEquityToLiabilities" | "marketEquityToLiabilities" | "salesToAssets" | "receivablesToSales" | "overheadToSales" | "leverageOfAssets" | "receivablesIndex" | "grossMarginIndex" | "salesIndex" | "overheadIndex" | "leverageIndex" | "neutralIndex" | "accruals" | "accrualsToAssets" | "beneishScore" | "fixedCapital" | "otherAssets" | "otherAssetsShare" | "assetQualityIndex" | "depreciationBasis" | "depreciationOfPlant" | "depreciationIndex" | "altmanZ" | "altmanZDoublePrime" | "sumOfSegments" | "outsideSegments" | "valueOfPart" | "sumOfPartsPerShare" | "partsOfWhole" | "sloanAccruals" | "sectorPercentile" | "sectorRatio" | "sectorMedian" | "freeCashFlowYield" | "historyPercentile" | "historyQuantile" | "peersQuantile" | "bandQuantile" | "paidFromBook" | "earningsOfBook" | "valueOfBookPayouts" | "valueOfKeptReturns" | "valueOfBookEarnings" | "gapOfBaseEarnings" | "gapOfBookPath" | "gapOfFade" | "gapOfHalfYear" | "openPrice" | "closePrice" | "highPrice" | "lowPrice" | "tradedShares" | "priceChange" | "averagePrice" | "overAveragePrice" | "exponentialAverage" | "bollingerUpper" | "bollingerLower" | "indicatorPeriod" | "convergence" | "convergenceSignal" | "convergenceHistogram" | "averageGain" | "averageLoss" | "relativeStrength" | "averageTrueRange" | "onBalanceVolume" | "ownRatio" | "ownRatioPart";
                /** @enum {string} */
                chosenBy: "user" | "scenario" | "convention";
                year?: number;
            } | {
                id: number;
                value: number;
                /** @enum {string} */
                unit: "rate" | "ratio" | "money" | "perShare" | "shares" | "years" | "count";
                /** @enum {string} */
                kind: "step";
                /** @enum {string} */
                name: "price" | "priceWhenKnown" | "adjustedClose" | "meanAdjustedClose" | "yearPart" | "dividendTakenOut" | "marketValue" | "sharesOutstanding" | "riskFreeRate" | "matureEquityRiskPremium" | "impliedEquityRiskPremium" | "countryRiskPremium" | "marginalTaxRate" | "nominalGrowth" | "industryBeta" | "industryEquityWeight" | "industryDebtWeight" | "industryDebtSpread" | "industryGrowth" | "industrySalesToCapital" | "industryOperatingMargin" | "industryPriceToEarnings" | "industryPriceToBook" | "industryEvToEbitda" | "industryEvToEbit" | "industryEvToSales" | "regressionBeta" | "averageBeta" | "betaWeight" | "bottomUpBeta" | "countryExposure" | "ratingSpread" | "debtToEquity" | "unleveredBeta" | "beta" | "costOfEquity" | "interestCoverage" | "costOfDebt" | "equityWeight" | "debtWeight" | "wacc" | "discountRate" | "effectiveTaxRate" | "lowestTaxRate" | "lastingTaxRate" | "scenarioShift" | "scenarioFloor" | "debt" | "cash" | "minorityInterests" | "bridge" | "ebit" | "ebitda" | "netIncome" | "depreciation" | "interest" | "pretaxProfit" | "baseMargin" | "targetMargin" | "operatingMargin" | "netMargin" | "normalisedNetMargin" | "normalisedEarnings" | "normalisedEbit" | "investedCapital" | "shareDilution" | "sharesAtHorizon" | "researchLife" | "researchAsset" | "researchAmortization" | "researchAdjustedEbit" | "salesToCapital" | "salesToCapitalAtCost" | "returnOnCapital" | "reinvestmentRate" | "fundsFromOperations" | "maintenanceShare" | "maintenance" | "adjustedFundsFromOperations" | "adjustedFundsPerShare" | "elapsedSinceStatements" | "highestReturn" | "earnedReturn" | "lowestReturn" | "distributableCash" | "elapsedYears" | "revenuePerShare" | "revenueTrend" | "bookValueTrend" | "openingBook" | "fundamentalGrowth" | "growth" | "growthBand" | "growthLimit" | "growthWithinLimits" | "trendIntervals" | "trendWeight" | "growthMargin" | "terminalGrowth" | "terminalSpread" | "horizon" | "fadeYears" | "projectionYears" | "withinYear" | "yearsSooner" | "year" | "yearGrowth" | "grownTimes" | "projectedRevenue" | "projectedMargin" | "projectedTaxRate" | "projectedReturnOnCapital" | "nopat" | "reinvestment" | "freeCashFlowToFirm" | "projectedNetIncome" | "freeCashFlowToEquity" | "returnSpreadKept" | "terminalReturnOnCapital" | "terminalNopat" | "terminalValue" | "presentValueOfFlows" | "presentValueOfTerminalValue" | "terminalShare" | "enterpriseValue" | "accruedOnNetDebt" | "equityValue" | "recoveryRate" | "failureProbability" | "dividendPerShare" | "earningsPerShare" | "normalisedEarningsPerShare" | "payoutRatio" | "buybackShare" | "buybackLimit" | "netBuybacks" | "totalPayoutRatio" | "payoutPerShare" | "paidOutSinceStatements" | "terminalPayoutRatio" | "returnOnEquity" | "normalisedReturnOnEquity" | "terminalReturnOnEquity" | "projectedEarningsPerShare" | "projectedPayoutRatio" | "projectedDividendPerShare" | "bookValuePerShare" | "bookValueAtPriceDate" | "tangibleBookValuePerShare" | "netCurrentAssetValuePerShare" | "cashRunway" | "projectedBookValuePerShare" | "projectedReturnOnEquity" | "residualIncomePerShare" | "presentValueOfResidualIncome" | "persistence" | "continuingValue" | "ownPriceToEarnings" | "sectorPriceToEarnings" | "justifiedPriceToEarnings" | "exitPriceToEarnings" | "presentValueOfDividends" | "presentValueOfExit" | "exitPrice" | "exitDelay" | "multipleAtHorizon" | "yearsToExit" | "grahamNumber" | "grahamFormula" | "highestGradeYield" | "priceEarningsToGrowth" | "tangibleEquity" | "priceToEarnings" | "priceToBook" | "priceToTangibleBook" | "priceToFundsFromOperations" | "evToEbitda" | "evToEbit" | "evToSales" | "multipleQuantile" | "impliedByPriceToEarnings" | "impliedByPriceToBook" | "impliedByPriceToTangibleBook" | "impliedByPriceToFundsFromOperations" | "impliedByEvToEbitda" | "impliedByEvToEbit" | "impliedByEvToSales" | "valuePerShare" | "equityFlowValuePerShare" | "dividendsOnlyValuePerShare" | "gordonValuePerShare" | "fadingGrowthValuePerShare" | "totalPayoutValuePerShare" | "harmonicMeanValuePerShare" | "returnOnTangibleEquity" | "justifiedPriceToBook" | "impliedByJustifiedPriceToBook" | "predictedEquityValue" | "predictionLow" | "predictionHigh" | "changeOverYear" | "quarterByDifference" | "trailingTwelveMonths" | "researchOfTwelveMonths" | "grossMargin" | "ebitdaMargin" | "freeCashFlowMargin" | "averageAssets" | "averageEquity" | "averageInvestedCapital" | "returnOnTotalCapital" | "totalCapital" | "averageTotalCapital" | "returnOnAssets" | "taxBurden" | "interestBurden" | "assetTurnover" | "equityMultiplier" | "netDebt" | "netDebtToEbitda" | "debtToAssets" | "interestCover" | "currentRatio" | "liquidAssets" | "quickRatio" | "cashRatio" | "ordinaryEquity" | "dividendYield" | "cashConversion" | "freeCashConversion" | "investmentRate" | "stockPayRate" | "longTermDebtToAssets" | "returnOnOpeningAssets" | "openingAssetTurnover" | "workingCapital" | "workingCapitalToAssets" | "retainedEarningsToAssets" | "ebitToAssets" | "bookEquityToLiabilities" | "marketEquityToLiabilities" | "salesToAssets" | "receivablesToSales" | "overheadToSales" | "leverageOfAssets" | "receivablesIndex" | "grossMarginIndex" | "salesIndex" | "overheadIndex" | "leverageIndex" | "neutralIndex" | "accruals" | "accrualsToAssets" | "beneishScore" | "fixedCapital" | "otherAssets" | "otherAssetsShare" | "assetQualityIndex" | "depreciationBasis" | "depreciationOfPlant" | "depreciationIndex" | "altmanZ" | "altmanZDoublePrime" | "sumOfSegments" | "outsideSegments" | "valueOfPart" | "sumOfPartsPerShare" | "partsOfWhole" | "sloanAccruals" | "sectorPercentile" | "sectorRatio" | "sectorMedian" | "freeCashFlowYield" | "historyPercentile" | "historyQuantile" | "peersQuantile" | "bandQuantile" | "paidFromBook" | "earningsOfBook" | "valueOfBookPayouts" | "valueOfKeptReturns" | "valueOfBookEarnings" | "gapOfBaseEarnings" | "gapOfBookPath" | "gapOfFade" | "gapOfHalfYear" | "openPrice" | "closePrice" | "highPrice" | "lowPrice" | "tradedShares" | "priceChange" | "averagePrice" | "overAveragePrice" | "exponentialAverage" | "bollingerUpper" | "bollingerLower" | "indicatorPeriod" | "convergence" | "convergenceSignal" | "convergenceHistogram" | "averageGain" | "averageLoss" | "relativeStrength" | "averageTrueRange" | "onBalanceVolume" | "ownRatio" | "ownRatioPart";
                year: number | null;
                formula: string;
                expression: string;
                inputs: {
                    [key: string]: number | number[];
                };
            })[];
            result: number;
        } | null;
        MethodAnswer: {
            /** @enum {string} */
            method: "discountedCashFlow" | "dividendDiscount" | "comparableMultiples" | "residualIncome" | "netAssetValue" | "earningsPerShare" | "prediction";
            /** @enum {string} */
            family: "flows" | "market" | "assets";
            outcome: {
                /** @enum {string} */
                kind: "estimate";
                valuePerShare: number;
                /** @description Value ÷ price − 1; null without a price, and where nothing is judged by it: `summary.signal.reason` says why */
                difference: number | null;
                /**
                 * @description Null where it does not vote
                 * @enum {string|null}
                 */
                status: "undervalued" | "fair" | "overvalued" | null;
                votes: boolean;
                /** @enum {string|null} */
                notVotingReason: "informative" | "staleStatements" | "assetLight" | "bookAtCost" | "exitWithoutMarket" | "atRisk" | "neutralWithoutValue" | "partSeparated" | "financeArm" | "interestUnlikely" | "debtEstimated" | "partOwnedByOthers" | "implausiblyLow" | "implausiblyHigh" | "fewInputs" | "pathSupposed" | "stillUnprofitable" | "voteNotEarned" | "forced" | null;
                /** @enum {string} */
                variant: "convergingMargin" | "flowToEquity" | "midCycleMargin" | "failureWeighted" | "pathToProfit" | "distributableCash" | "fadingPayout" | "dividendsOnly" | "constantGrowth" | "twoStageDividends" | "threeStageDividends" | "halfLifeDividends" | "peerMultiples" | "sectorMultiples" | "mixedMultiples" | "fadingResidualIncome" | "persistentResidualIncome" | "excessReturn" | "tangibleBook" | "reportedBook" | "twoPartEarnings" | "midCycleEarnings" | "fundsFromOperations" | "peerImplied";
                warnings: ("flowsAtYearEnd" | "terminalSpreadThin" | "terminalGrowthLowered" | "terminalValueDominant" | "terminalValueExtreme" | "growthCapped" | "growthFloored" | "growthFromFewCandidates" | "growthAfterBreak" | "growthAfterPartLeft" | "growthWithoutSlump" | "growthAboveReturn" | "growthManyfold" | "bookGrowthWithReserves" | "bookGrowthOfEarnings" | "premiumCarried" | "ratesOfPair" | "averagesOutdated" | "waccUnusual" | "hyperinflation" | "betaUnusual" | "betaFromRegression" | "betaFromMarket" | "weightsFromIndustry" | "debtCostFromIndustry" | "interestUnlikely" | "distressCountedOnce" | "coverageOfLoss" | "countryRiskFromIncorporation" | "countryRiskFromSales" | "costOfEquityBelowDebt" | "taxUnknown" | "taxYearsLeftOut" | "resourceTaxLasts" | "depreciationEstimated" | "ebitEstimated" | "researchCapitalised" | "researchLifeShortened" | "researchBroken" | "researchUnknown" | "interestEstimated" | "interestFromIndustry" | "debtPartlyKnown" | "debtOutdated" | "debtNetOfCash" | "debtFromLiabilities" | "debtFromInterest" | "securitiesUnknown" | "leasesUnknown" | "financeLeasesUnknown" | "associatesUnknown" | "pensionsUnknown" | "minoritiesUnknown" | "minoritiesAtBook" | "preferredUnknown" | "dilutionUnknown" | "sharesDisagree" | "sharesFromStatement" | "capitalFromIndustry" | "capitalOutdated" | "capitalNotPositive" | "returnFromCapital" | "returnAtCost" | "buybacksFromCount" | "buybacksUnknown" | "closesHoldDividends" | "exitMeanOfTwo" | "payoutAboveEarnings" | "specialDividendExcluded" | "dividendsInferred" | "earningsNormalised" | "revenueUnknown" | "sectorAverages" | "singleMultiple" | "peerDebtPartlyKnown" | "midCycle" | "marginFromIndustry" | "cleanSurplusBroken" | "roeNotMeaningful" | "goodwillUnknown" | "fundsFromOperationsEstimated" | "maintenanceEstimated" | "gapInHistory" | "staleStatements" | "implausibleValue")[];
                drivers: {
                    name: string;
                    value: number;
                    unit: string;
                }[];
                besides: {
                    /** @enum {string} */
                    name: "price" | "priceWhenKnown" | "adjustedClose" | "meanAdjustedClose" | "yearPart" | "dividendTakenOut" | "marketValue" | "sharesOutstanding" | "riskFreeRate" | "matureEquityRiskPremium" | "impliedEquityRiskPremium" | "countryRiskPremium" | "marginalTaxRate" | "nominalGrowth" | "industryBeta" | "industryEquityWeight" | "industryDebtWeight" | "industryDebtSpread" | "industryGrowth" | "industrySalesToCapital" | "industryOperatingMargin" | "industryPriceToEarnings" | "industryPriceToBook" | "industryEvToEbitda" | "industryEvToEbit" | "industryEvToSales" | "regressionBeta" | "averageBeta" | "betaWeight" | "bottomUpBeta" | "countryExposure" | "ratingSpread" | "debtToEquity" | "unleveredBeta" | "beta" | "costOfEquity" | "interestCoverage" | "costOfDebt" | "equityWeight" | "debtWeight" | "wacc" | "discountRate" | "effectiveTaxRate" | "lowestTaxRate" | "lastingTaxRate" | "scenarioShift" | "scenarioFloor" | "debt" | "cash" | "minorityInterests" | "bridge" | "ebit" | "ebitda" | "netIncome" | "depreciation" | "interest" | "pretaxProfit" | "baseMargin" | "targetMargin" | "operatingMargin" | "netMargin" | "normalisedNetMargin" | "normalisedEarnings" | "normalisedEbit" | "investedCapital" | "shareDilution" | "sharesAtHorizon" | "researchLife" | "researchAsset" | "researchAmortization" | "researchAdjustedEbit" | "salesToCapital" | "salesToCapitalAtCost" | "returnOnCapital" | "reinvestmentRate" | "fundsFromOperations" | "maintenanceShare" | "maintenance" | "adjustedFundsFromOperations" | "adjustedFundsPerShare" | "elapsedSinceStatements" | "highestReturn" | "earnedReturn" | "lowestReturn" | "distributableCash" | "elapsedYears" | "revenuePerShare" | "revenueTrend" | "bookValueTrend" | "openingBook" | "fundamentalGrowth" | "growth" | "growthBand" | "growthLimit" | "growthWithinLimits" | "trendIntervals" | "trendWeight" | "growthMargin" | "terminalGrowth" | "terminalSpread" | "horizon" | "fadeYears" | "projectionYears" | "withinYear" | "yearsSooner" | "year" | "yearGrowth" | "grownTimes" | "projectedRevenue" | "projectedMargin" | "projectedTaxRate" | "projectedReturnOnCapital" | "nopat" | "reinvestment" | "freeCashFlowToFirm" | "projectedNetIncome" | "freeCashFlowToEquity" | "returnSpreadKept" | "terminalReturnOnCapital" | "terminalNopat" | "terminalValue" | "presentValueOfFlows" | "presentValueOfTerminalValue" | "terminalShare" | "enterpriseValue" | "accruedOnNetDebt" | "equityValue" | "recoveryRate" | "failureProbability" | "dividendPerShare" | "earningsPerShare" | "normalisedEarningsPerShare" | "payoutRatio" | "buybackShare" | "buybackLimit" | "netBuybacks" | "totalPayoutRatio" | "payoutPerShare" | "paidOutSinceStatements" | "terminalPayoutRatio" | "returnOnEquity" | "normalisedReturnOnEquity" | "terminalReturnOnEquity" | "projectedEarningsPerShare" | "projectedPayoutRatio" | "projectedDividendPerShare" | "bookValuePerShare" | "bookValueAtPriceDate" | "tangibleBookValuePerShare" | "netCurrentAssetValuePerShare" | "cashRunway" | "projectedBookValuePerShare" | "projectedReturnOnEquity" | "residualIncomePerShare" | "presentValueOfResidualIncome" | "persistence" | "continuingValue" | "ownPriceToEarnings" | "sectorPriceToEarnings" | "justifiedPriceToEarnings" | "exitPriceToEarnings" | "presentValueOfDividends" | "presentValueOfExit" | "exitPrice" | "exitDelay" | "multipleAtHorizon" | "yearsToExit" | "grahamNumber" | "grahamFormula" | "highestGradeYield" | "priceEarningsToGrowth" | "tangibleEquity" | "priceToEarnings" | "priceToBook" | "priceToTangibleBook" | "priceToFundsFromOperations" | "evToEbitda" | "evToEbit" | "evToSales" | "multipleQuantile" | "impliedByPriceToEarnings" | "impliedByPriceToBook" | "impliedByPriceToTangibleBook" | "impliedByPriceToFundsFromOperations" | "impliedByEvToEbitda" | "impliedByEvToEbit" | "impliedByEvToSales" | "valuePerShare" | "equityFlowValuePerShare" | "dividendsOnlyValuePerShare" | "gordonValuePerShare" | "fadingGrowthValuePerShare" | "totalPayoutValuePerShare" | "harmonicMeanValuePerShare" | "returnOnTangibleEquity" | "justifiedPriceToBook" | "impliedByJustifiedPriceToBook" | "predictedEquityValue" | "predictionLow" | "predictionHigh" | "changeOverYear" | "quarterByDifference" | "trailingTwelveMonths" | "researchOfTwelveMonths" | "grossMargin" | "ebitdaMargin" | "freeCashFlowMargin" | "averageAssets" | "averageEquity" | "averageInvestedCapital" | "returnOnTotalCapital" | "totalCapital" | "averageTotalCapital" | "returnOnAssets" | "taxBurden" | "interestBurden" | "assetTurnover" | "equityMultiplier" | "netDebt" | "netDebtToEbitda" | "debtToAssets" | "interestCover" | "currentRatio" | "liquidAssets" | "quickRatio" | "cashRatio" | "ordinaryEquity" | "dividendYield" | "cashConversion" | "freeCashConversion" | "investmentRate" | "stockPayRate" | "longTermDebtToAssets" | "returnOnOpeningAssets" | "openingAssetTurnover" | "workingCapital" | "workingCapitalToAssets" | "retainedEarningsToAssets" | "ebitToAssets" | "bookEquityToLiabilities" | "marketEquityToLiabilities" | "salesToAssets" | "receivablesToSales" | "overheadToSales" | "leverageOfAssets" | "receivablesIndex" | "grossMarginIndex" | "salesIndex" | "overheadIndex" | "leverageIndex" | "neutralIndex" | "accruals" | "accrualsToAssets" | "beneishScore" | "fixedCapital" | "otherAssets" | "otherAssetsShare" | "assetQualityIndex" | "depreciationBasis" | "depreciationOfPlant" | "depreciationIndex" | "altmanZ" | "altmanZDoublePrime" | "sumOfSegments" | "outsideSegments" | "valueOfPart" | "sumOfPartsPerShare" | "partsOfWhole" | "sloanAccruals" | "sectorPercentile" | "sectorRatio" | "sectorMedian" | "freeCashFlowYield" | "historyPercentile" | "historyQuantile" | "peersQuantile" | "bandQuantile" | "paidFromBook" | "earningsOfBook" | "valueOfBookPayouts" | "valueOfKeptReturns" | "valueOfBookEarnings" | "gapOfBaseEarnings" | "gapOfBookPath" | "gapOfFade" | "gapOfHalfYear" | "openPrice" | "closePrice" | "highPrice" | "lowPrice" | "tradedShares" | "priceChange" | "averagePrice" | "overAveragePrice" | "exponentialAverage" | "bollingerUpper" | "bollingerLower" | "indicatorPeriod" | "convergence" | "convergenceSignal" | "convergenceHistogram" | "averageGain" | "averageLoss" | "relativeStrength" | "averageTrueRange" | "onBalanceVolume" | "ownRatio" | "ownRatioPart";
                    value: number;
                    unit: string;
                    trace: components["schemas"]["Trace"];
                }[];
                trace: components["schemas"]["Trace"];
            } | {
                /** @enum {string} */
                kind: "notApplicable";
                /** @enum {string} */
                reason: "financial" | "holding" | "noDividend" | "shortDividendHistory" | "dividendSuspended" | "dividendNotCovered" | "shortHistory" | "negativeEbit" | "negativeEarnings" | "negativeEquity" | "bookTooSmall" | "negativeTerminalCashFlow" | "equityUnderWater" | "fewPeers" | "currencyUnresolved" | "dataSuspect" | "impliedPremiumMissing" | "shareBasisUnsettled" | "sharesMissing" | "figuresMissing" | "debtUnknown" | "discountRateNotAboveGrowth" | "discountRateNearGrowth" | "discountRateInvalid" | "distressed" | "lossMaking" | "preRevenue" | "modelNotInstalled" | "sectorNotInTraining" | "outOfDomain" | "featuresMissing" | "statementsStale" | "bandTooWide" | "outOfProportion" | "notFinite";
                /** @enum {string|null} */
                alternative: "discountedCashFlow" | "dividendDiscount" | "comparableMultiples" | "residualIncome" | "netAssetValue" | "earningsPerShare" | "prediction" | null;
                missing: ("revenue" | "costOfRevenue" | "grossProfit" | "ebit" | "ebitda" | "depreciationAndAmortization" | "interestExpense" | "pretaxIncome" | "incomeTaxExpense" | "netIncome" | "epsDiluted" | "dilutedShares" | "dividendsPerShare" | "dividendsPaid" | "shareRepurchases" | "researchAndDevelopment" | "operatingCashFlow" | "capitalExpenditure" | "freeCashFlow" | "totalAssets" | "totalLiabilities" | "totalEquity" | "totalDebt" | "longTermDebt" | "cashAndEquivalents" | "goodwill" | "intangibles" | "stockBasedCompensation" | "currentAssets" | "currentLiabilities" | "inventory" | "receivables" | "sellingGeneralAndAdministrative" | "operatingLeaseLiabilities" | "currentDebt" | "acquisitions" | "marketableSecurities" | "minorityInterests" | "preferredEquity" | "retainedEarnings" | "propertyPlantAndEquipment" | "netDebt")[];
                rawValue: number | null;
                growthBelow: number | null;
            };
            range: {
                conservative: number | null;
                neutral: number | null;
                optimistic: number | null;
            };
            vote: number | null;
        };
        Summary: {
            voting: number;
            estimating: number;
            mean: number | null;
            standardDeviation: number | null;
            minimum: number | null;
            maximum: number | null;
            median: number | null;
            undervalued: number | null;
            fair: number | null;
            overvalued: number | null;
            counts: {
                undervalued: number;
                fair: number;
                overvalued: number;
            };
            families: {
                flows: number;
                market: number;
                assets: number;
            };
            /** @enum {string|null} */
            pricePosition: "below" | "within" | "above" | null;
            signal: {
                /** @enum {string} */
                kind: "buy" | "hold" | "sell" | "none";
                /** @enum {string} */
                reason: "notEnoughMethods" | "methodsContradict" | "undervaluedMajority" | "overvaluedMajority" | "undervaluedByOneFamily" | "overvaluedByOneFamily" | "oneFamilyOnly" | "fairMajority" | "noConsensus" | "noPrice" | "priceTooOld" | "accountsTooOld" | "partSeparated";
                /** @enum {string} */
                strength: "strong" | "plain" | "weak";
                /** Format: date */
                asOf: string | null;
            };
            signalHoldsInScenarios: number;
        };
        CustomScenario: {
            settings: ("scenario" | "type" | "wacc" | "g" | "horizon" | "terminalGrowth" | "margin" | "salesToCapital" | "terminalReturn" | "payout" | "persistence" | "dilution" | "researchLife" | "fadeYears" | "keptReturn" | "buybackPayout" | "goodwillInCapital" | "exitMultiple" | "elapsedYears" | "lastTwelveMonths" | "riskFreeRate" | "equityRiskPremium" | "beta" | "growthByYear" | "marginByYear" | "salesToCapitalByYear" | "discounting" | "cashFlow" | "dividends" | "peers" | "force" | "prudent")[];
            means: {
                conservative: number | null;
                neutral: number | null;
                optimistic: number | null;
                custom: number | null;
            };
            methods: {
                /** @enum {string} */
                method: "discountedCashFlow" | "dividendDiscount" | "comparableMultiples" | "residualIncome" | "netAssetValue" | "earningsPerShare" | "prediction";
                conservative: number | null;
                neutral: number | null;
                optimistic: number | null;
                custom: number | null;
            }[];
            steps: {
                settings: ("scenario" | "type" | "wacc" | "g" | "horizon" | "terminalGrowth" | "margin" | "salesToCapital" | "terminalReturn" | "payout" | "persistence" | "dilution" | "researchLife" | "fadeYears" | "keptReturn" | "buybackPayout" | "goodwillInCapital" | "exitMultiple" | "elapsedYears" | "lastTwelveMonths" | "riskFreeRate" | "equityRiskPremium" | "beta" | "growthByYear" | "marginByYear" | "salesToCapitalByYear" | "discounting" | "cashFlow" | "dividends" | "peers" | "force" | "prudent")[];
                effect: number;
                joined: ("discountedCashFlow" | "dividendDiscount" | "comparableMultiples" | "residualIncome" | "netAssetValue" | "earningsPerShare" | "prediction")[];
                left: ("discountedCashFlow" | "dividendDiscount" | "comparableMultiples" | "residualIncome" | "netAssetValue" | "earningsPerShare" | "prediction")[];
            }[] | null;
            rounding: number;
        } | null;
        SumOfParts: {
            /** Format: date */
            fiscalYearEnd: string;
            lines: {
                /** @enum {string} */
                kind: "part" | "elimination" | "unallocated" | "rest";
                member: string | null;
                label: string | null;
                language: string | null;
                /** @enum {string} */
                basis: "ebit" | "revenue";
                amount: {
                    value: number;
                    node: number;
                };
                industry: {
                    id: string;
                    name: string;
                } | null;
                /** @enum {string} */
                from: "peers" | "sectorAverage" | "parts";
                peers: number;
                multiple: {
                    conservative: {
                        value: number;
                        node: number;
                    };
                    neutral: {
                        value: number;
                        node: number;
                    };
                    optimistic: {
                        value: number;
                        node: number;
                    };
                };
                value: {
                    conservative: {
                        value: number;
                        node: number;
                    };
                    neutral: {
                        value: number;
                        node: number;
                    };
                    optimistic: {
                        value: number;
                        node: number;
                    };
                };
            }[];
            told: {
                /** @enum {string} */
                figure: "ebit" | "revenue";
                value: number;
                node: number;
            } | null;
            netClaims: number;
            shares: number;
            enterprise: {
                conservative: number;
                neutral: number;
                optimistic: number;
            };
            perShare: {
                conservative: {
                    value: number;
                    node: number;
                };
                neutral: {
                    value: number;
                    node: number;
                };
                optimistic: {
                    value: number;
                    node: number;
                };
            };
            difference: {
                conservative: number;
                neutral: number;
                optimistic: number;
            } | null;
            industries: string[];
            trace: components["schemas"]["Trace"];
        } | null;
        WithoutSignal: {
            voting: number;
            wanting: number;
            price: number;
            asks: {
                /** @enum {string} */
                method: "discountedCashFlow" | "residualIncome" | "dividendDiscount" | "earningsPerShare";
                value: number;
                isSupposed: boolean;
                growth: {
                    first: number;
                    average: number;
                    years: number;
                    done: {
                        count: number;
                        share: number;
                        observations: number;
                        companies: number;
                    } | null;
                } | null;
                highestByGrowth: number | null;
                lowestByGrowth: number | null;
                margin: {
                    asked: {
                        /** @enum {string} */
                        kind: "root";
                        value: number;
                    } | {
                        /** @enum {string} */
                        kind: "several";
                        values: number[];
                    } | {
                        /** @enum {string} */
                        kind: "none";
                        attainable: {
                            lowest: number;
                            highest: number;
                        } | null;
                    } | {
                        /** @enum {string} */
                        kind: "unavailable";
                        /** @enum {string} */
                        reason: "methodNotApplicable" | "assumptionMissing" | "priceMissing" | "priceTooOld" | "accountsTooOld" | "partSeparated" | "fewStatements" | "closesMissing" | "currencyUnresolved" | "figuresMissing" | "notFinite";
                    };
                    used: number;
                } | null;
            } | null;
            path: {
                margin: number;
                used: number;
                good: number | null;
                growth: {
                    first: number;
                    average: number;
                    years: number;
                    done: {
                        count: number;
                        share: number;
                        observations: number;
                        companies: number;
                    } | null;
                };
            } | null;
            priceToSales: number | null;
            waiting: {
                /** @enum {string} */
                method: "discountedCashFlow" | "dividendDiscount" | "comparableMultiples" | "residualIncome" | "netAssetValue" | "earningsPerShare" | "prediction";
                reason: ("financial" | "holding" | "noDividend" | "shortDividendHistory" | "dividendSuspended" | "dividendNotCovered" | "shortHistory" | "negativeEbit" | "negativeEarnings" | "negativeEquity" | "bookTooSmall" | "negativeTerminalCashFlow" | "equityUnderWater" | "fewPeers" | "currencyUnresolved" | "dataSuspect" | "impliedPremiumMissing" | "shareBasisUnsettled" | "sharesMissing" | "figuresMissing" | "debtUnknown" | "discountRateNotAboveGrowth" | "discountRateNearGrowth" | "discountRateInvalid" | "distressed" | "lossMaking" | "preRevenue" | "modelNotInstalled" | "sectorNotInTraining" | "outOfDomain" | "featuresMissing" | "statementsStale" | "bandTooWide" | "outOfProportion" | "notFinite") | ("informative" | "staleStatements" | "assetLight" | "bookAtCost" | "exitWithoutMarket" | "atRisk" | "neutralWithoutValue" | "partSeparated" | "financeArm" | "interestUnlikely" | "debtEstimated" | "partOwnedByOthers" | "implausiblyLow" | "implausiblyHigh" | "fewInputs" | "pathSupposed" | "stillUnprofitable" | "voteNotEarned" | "forced");
                /** @enum {string} */
                waits: "profitYears" | "cycleAverage" | "dividendYears" | "coveredDividend" | "accountYears" | "nextAccounts" | "figures" | "priceBelow" | "priceAbove" | "equityYears" | "positiveEquity" | "peers" | "moreThanDebts" | "coveredInterest" | "revenue" | "model" | "assumptions";
                years: number | null;
                /** Format: date */
                until: string | null;
                price: number | null;
                missing: ("revenue" | "costOfRevenue" | "grossProfit" | "ebit" | "ebitda" | "depreciationAndAmortization" | "interestExpense" | "pretaxIncome" | "incomeTaxExpense" | "netIncome" | "epsDiluted" | "dilutedShares" | "dividendsPerShare" | "dividendsPaid" | "shareRepurchases" | "researchAndDevelopment" | "operatingCashFlow" | "capitalExpenditure" | "freeCashFlow" | "totalAssets" | "totalLiabilities" | "totalEquity" | "totalDebt" | "longTermDebt" | "cashAndEquivalents" | "goodwill" | "intangibles" | "stockBasedCompensation" | "currentAssets" | "currentLiabilities" | "inventory" | "receivables" | "sellingGeneralAndAdministrative" | "operatingLeaseLiabilities" | "currentDebt" | "acquisitions" | "marketableSecurities" | "minorityInterests" | "preferredEquity" | "retainedEarnings" | "propertyPlantAndEquipment" | "netDebt")[];
            }[];
        } | null;
        DataNote: {
            /** @enum {string} */
            code: "minorUnits" | "priceConverted" | "statementsConverted" | "splitApplied" | "receiptsConverted" | "marketCapDiffers" | "priceJumped" | "priceMovedAlone" | "quoteFromFuture" | "priceNotPositive" | "sharesNotPositive" | "yearDuplicated" | "balanceDoesNotAdd" | "figureJumped" | "signUnlikely" | "sourcesDiffer" | "countOfAllClasses" | "bankRevenueLeftOut" | "revenueGross" | "dividendCut" | "disposalGains" | "splitInFigures" | "chargesInResult" | "debtContradicted" | "ebitdaDistorted" | "restatedFigures" | "earningsPerShareContradicted" | "cashIsInvestments" | "incomeOfOrdinaryShares" | "standardisedFigures" | "revenueRestated" | "operatingIncomeMixed" | "yearEndsInSeptember" | "capitalExpenditureUnknown" | "depreciationIsPart" | "partOwnedByOthers" | "businessBought" | "specialDividendsOnly" | "asOfDay" | "correctedFigures" | "correctedFiguresDoNotAddUp" | "accountsOfListed" | "priceIsClose" | "priceLaterThanData" | "priceMissing" | "priceInOtherCurrency" | "statementsStale" | "statementsFew" | "statementsNotTraced" | "figuresMissing" | "sharesUnsettled" | "sharesUnknown" | "betaUnknown" | "depreciationEstimated" | "riskFreeRateConverted" | "industryUnknown" | "sectorAveragesUsed" | "partSeparated" | "financeArm" | "interestUnlikely" | "researchBroken" | "debtFromInterest" | "bookGrowthOfEarnings" | "answerStale" | "providerSkipped";
            params: {
                [key: string]: string | number;
            };
            figures: ("revenue" | "costOfRevenue" | "grossProfit" | "ebit" | "ebitda" | "depreciationAndAmortization" | "interestExpense" | "pretaxIncome" | "incomeTaxExpense" | "netIncome" | "epsDiluted" | "dilutedShares" | "dividendsPerShare" | "dividendsPaid" | "shareRepurchases" | "researchAndDevelopment" | "operatingCashFlow" | "capitalExpenditure" | "freeCashFlow" | "totalAssets" | "totalLiabilities" | "totalEquity" | "totalDebt" | "longTermDebt" | "cashAndEquivalents" | "goodwill" | "intangibles" | "stockBasedCompensation" | "currentAssets" | "currentLiabilities" | "inventory" | "receivables" | "sellingGeneralAndAdministrative" | "operatingLeaseLiabilities" | "currentDebt" | "acquisitions" | "marketableSecurities" | "minorityInterests" | "preferredEquity" | "retainedEarnings" | "propertyPlantAndEquipment" | "netDebt")[];
            contradictions: {
                /** @enum {string} */
                figure: "revenue" | "costOfRevenue" | "grossProfit" | "ebit" | "ebitda" | "depreciationAndAmortization" | "interestExpense" | "pretaxIncome" | "incomeTaxExpense" | "netIncome" | "epsDiluted" | "dilutedShares" | "dividendsPerShare" | "dividendsPaid" | "shareRepurchases" | "researchAndDevelopment" | "operatingCashFlow" | "capitalExpenditure" | "freeCashFlow" | "totalAssets" | "totalLiabilities" | "totalEquity" | "totalDebt" | "longTermDebt" | "cashAndEquivalents" | "goodwill" | "intangibles" | "stockBasedCompensation" | "currentAssets" | "currentLiabilities" | "inventory" | "receivables" | "sellingGeneralAndAdministrative" | "operatingLeaseLiabilities" | "currentDebt" | "acquisitions" | "marketableSecurities" | "minorityInterests" | "preferredEquity" | "retainedEarnings" | "propertyPlantAndEquipment" | "netDebt";
                /** Format: date */
                fiscalYearEnd: string;
                values: {
                    source: string | null;
                    value: number;
                }[];
            }[];
            affects: ("discountedCashFlow" | "dividendDiscount" | "comparableMultiples" | "residualIncome" | "netAssetValue" | "earningsPerShare" | "prediction")[];
        };
        Problem: {
            type: string;
            title: string;
            status: number;
            code: string;
            params: {
                [key: string]: string | number;
            };
            requestId: string;
            detail?: string;
            /** @description Of figures that were sent: what is wrong, each at its cell */
            issues?: components["schemas"]["ImportIssue"][];
        };
        ImportIssue: {
            cell: string;
            /** @enum {string} */
            code: "tableEmpty" | "tableTooLarge" | "quoteUnclosed" | "separatorsMixed" | "yearsMissing" | "dateUnreadable" | "yearWithoutMonth" | "columnNotYear" | "yearRepeated" | "periodUnclear" | "periodRepeated" | "periodUnlikely" | "periodsIncomplete" | "figureWithoutYear" | "headingUnknown" | "headingIsDay" | "headingForbidden" | "headingRepeated" | "rowRepeated" | "partOfTotal" | "sheetLeftOut" | "earlierSheetCounts" | "hiddenSheet" | "hiddenCells" | "figureDivided" | "declarationContradicts" | "numberUnreadable" | "numberQuoted" | "formulaUnsolved" | "cellInError" | "signUnlikely" | "balanceDoesNotAdd" | "unitUnlikely" | "currencyUnlikely" | "currenciesMixed";
            text: string;
            blocking: boolean;
        };
        AnalysesLine: {
            index: number;
            ticker: string;
            analysis: components["schemas"]["Analysis"];
        } | {
            index: number;
            ticker: string;
            failure: components["schemas"]["Problem"];
        };
        Companies: {
            companies: components["schemas"]["Company"][];
            identifier: {
                /** @enum {string} */
                kind: "isin" | "lei";
                value: string;
                isValid: boolean;
            } | null;
        };
        Company: {
            ticker: string;
            name: string;
            exchange: string | null;
            currency: string | null;
            kind: string;
            commonShare: string | null;
            hasData: boolean;
            /** @enum {boolean} */
            hasHeadlines?: true;
            former?: components["schemas"]["FormerCompany"];
            isin: string | null;
            lei: string | null;
        };
        FormerCompany: {
            name: string;
            /** @enum {string} */
            end: "merged" | "acquired" | "takenPrivate" | "failed" | "renamed";
            year: number;
            intoName: string;
        };
        OwnFiguresAnswer: {
            /** @description Doubts that do not stand in the way, each at its cell */
            issues: components["schemas"]["ImportIssue"][];
            statements: {
                /** Format: date */
                fiscalYearEnd: string;
                /** @description Whole units; null is unknown */
                figures: {
                    revenue?: number | null;
                    costOfRevenue?: number | null;
                    grossProfit?: number | null;
                    ebit?: number | null;
                    ebitda?: number | null;
                    depreciationAndAmortization?: number | null;
                    interestExpense?: number | null;
                    pretaxIncome?: number | null;
                    incomeTaxExpense?: number | null;
                    netIncome?: number | null;
                    epsDiluted?: number | null;
                    dilutedShares?: number | null;
                    dividendsPerShare?: number | null;
                    dividendsPaid?: number | null;
                    shareRepurchases?: number | null;
                    researchAndDevelopment?: number | null;
                    operatingCashFlow?: number | null;
                    capitalExpenditure?: number | null;
                    freeCashFlow?: number | null;
                    totalAssets?: number | null;
                    totalLiabilities?: number | null;
                    totalEquity?: number | null;
                    totalDebt?: number | null;
                    longTermDebt?: number | null;
                    cashAndEquivalents?: number | null;
                    goodwill?: number | null;
                    intangibles?: number | null;
                    stockBasedCompensation?: number | null;
                    currentAssets?: number | null;
                    currentLiabilities?: number | null;
                    inventory?: number | null;
                    receivables?: number | null;
                    sellingGeneralAndAdministrative?: number | null;
                    operatingLeaseLiabilities?: number | null;
                    currentDebt?: number | null;
                    acquisitions?: number | null;
                    marketableSecurities?: number | null;
                    minorityInterests?: number | null;
                    preferredEquity?: number | null;
                    retainedEarnings?: number | null;
                    propertyPlantAndEquipment?: number | null;
                    netDebt?: number | null;
                };
            }[];
            /** @description The twelve months to the latest period; null where the table has fiscal years alone, or what does not add up */
            lastTwelveMonths: {
                /** Format: date */
                periodEnd: string;
                /** @description Whole units; null is unknown */
                figures: {
                    revenue?: number | null;
                    costOfRevenue?: number | null;
                    grossProfit?: number | null;
                    ebit?: number | null;
                    ebitda?: number | null;
                    depreciationAndAmortization?: number | null;
                    interestExpense?: number | null;
                    pretaxIncome?: number | null;
                    incomeTaxExpense?: number | null;
                    netIncome?: number | null;
                    epsDiluted?: number | null;
                    dilutedShares?: number | null;
                    dividendsPerShare?: number | null;
                    dividendsPaid?: number | null;
                    shareRepurchases?: number | null;
                    researchAndDevelopment?: number | null;
                    operatingCashFlow?: number | null;
                    capitalExpenditure?: number | null;
                    freeCashFlow?: number | null;
                    totalAssets?: number | null;
                    totalLiabilities?: number | null;
                    totalEquity?: number | null;
                    totalDebt?: number | null;
                    longTermDebt?: number | null;
                    cashAndEquivalents?: number | null;
                    goodwill?: number | null;
                    intangibles?: number | null;
                    stockBasedCompensation?: number | null;
                    currentAssets?: number | null;
                    currentLiabilities?: number | null;
                    inventory?: number | null;
                    receivables?: number | null;
                    sellingGeneralAndAdministrative?: number | null;
                    operatingLeaseLiabilities?: number | null;
                    currentDebt?: number | null;
                    acquisitions?: number | null;
                    marketableSecurities?: number | null;
                    minorityInterests?: number | null;
                    preferredEquity?: number | null;
                    retainedEarnings?: number | null;
                    propertyPlantAndEquipment?: number | null;
                    netDebt?: number | null;
                };
            } | null;
            analysis: components["schemas"]["Analysis"];
        };
        Narration: {
            /** @enum {string} */
            kind: "draft";
            text: string;
            model: string;
            /** @enum {string} */
            language: "es" | "en" | "it";
            factsHash: string;
        } | {
            /** @enum {string} */
            kind: "refused";
            problems: {
                /** @enum {string} */
                code: "figureUnknown" | "figureFormat" | "figureInWords" | "dateUnknown" | "symbolUnknown" | "markup" | "length";
                found: string;
            }[];
            model: string;
            /** @enum {string} */
            language: "es" | "en" | "it";
            factsHash: string;
        };
        Screener: {
            /** @enum {number} */
            schemaVersion: 1;
            /** @enum {string} */
            view: "absolute" | "relative";
            dataAsOf: string;
            progress: {
                valued: number;
                total: number;
                isCurrent: boolean;
                valuedAt: string | null;
            };
            matching: number;
            withheld: number;
            page: number;
            pages: number;
            ratios: components["schemas"]["AskedRatio"][];
            companies: components["schemas"]["ListedCompany"][];
        };
        AskedRatio: {
            /** @enum {string} */
            place: "ratio" | "ratio2" | "ratio3";
            expression: string;
            /** @enum {string} */
            unit: "money" | "perShare" | "shares" | "ratio" | "rate";
        };
        ListedCompany: {
            mean: number | null;
            lowest: number | null;
            highest: number | null;
            votes: number | null;
            signal: {
                /** @enum {string} */
                kind: "buy" | "hold" | "sell" | "none";
                /** @enum {string} */
                reason: "notEnoughMethods" | "methodsContradict" | "undervaluedMajority" | "overvaluedMajority" | "undervaluedByOneFamily" | "overvaluedByOneFamily" | "oneFamilyOnly" | "fairMajority" | "noConsensus" | "noPrice" | "priceTooOld" | "accountsTooOld" | "partSeparated";
            } | null;
            values: {
                discountedCashFlow?: {
                    value: number;
                    votes: boolean;
                    /** @enum {string|null} */
                    notVoting: "informative" | "staleStatements" | "assetLight" | "bookAtCost" | "exitWithoutMarket" | "atRisk" | "neutralWithoutValue" | "partSeparated" | "financeArm" | "interestUnlikely" | "debtEstimated" | "partOwnedByOthers" | "implausiblyLow" | "implausiblyHigh" | "fewInputs" | "pathSupposed" | "stillUnprofitable" | "voteNotEarned" | "forced" | null;
                };
                dividendDiscount?: {
                    value: number;
                    votes: boolean;
                    /** @enum {string|null} */
                    notVoting: "informative" | "staleStatements" | "assetLight" | "bookAtCost" | "exitWithoutMarket" | "atRisk" | "neutralWithoutValue" | "partSeparated" | "financeArm" | "interestUnlikely" | "debtEstimated" | "partOwnedByOthers" | "implausiblyLow" | "implausiblyHigh" | "fewInputs" | "pathSupposed" | "stillUnprofitable" | "voteNotEarned" | "forced" | null;
                };
                comparableMultiples?: {
                    value: number;
                    votes: boolean;
                    /** @enum {string|null} */
                    notVoting: "informative" | "staleStatements" | "assetLight" | "bookAtCost" | "exitWithoutMarket" | "atRisk" | "neutralWithoutValue" | "partSeparated" | "financeArm" | "interestUnlikely" | "debtEstimated" | "partOwnedByOthers" | "implausiblyLow" | "implausiblyHigh" | "fewInputs" | "pathSupposed" | "stillUnprofitable" | "voteNotEarned" | "forced" | null;
                };
                residualIncome?: {
                    value: number;
                    votes: boolean;
                    /** @enum {string|null} */
                    notVoting: "informative" | "staleStatements" | "assetLight" | "bookAtCost" | "exitWithoutMarket" | "atRisk" | "neutralWithoutValue" | "partSeparated" | "financeArm" | "interestUnlikely" | "debtEstimated" | "partOwnedByOthers" | "implausiblyLow" | "implausiblyHigh" | "fewInputs" | "pathSupposed" | "stillUnprofitable" | "voteNotEarned" | "forced" | null;
                };
                netAssetValue?: {
                    value: number;
                    votes: boolean;
                    /** @enum {string|null} */
                    notVoting: "informative" | "staleStatements" | "assetLight" | "bookAtCost" | "exitWithoutMarket" | "atRisk" | "neutralWithoutValue" | "partSeparated" | "financeArm" | "interestUnlikely" | "debtEstimated" | "partOwnedByOthers" | "implausiblyLow" | "implausiblyHigh" | "fewInputs" | "pathSupposed" | "stillUnprofitable" | "voteNotEarned" | "forced" | null;
                };
                earningsPerShare?: {
                    value: number;
                    votes: boolean;
                    /** @enum {string|null} */
                    notVoting: "informative" | "staleStatements" | "assetLight" | "bookAtCost" | "exitWithoutMarket" | "atRisk" | "neutralWithoutValue" | "partSeparated" | "financeArm" | "interestUnlikely" | "debtEstimated" | "partOwnedByOthers" | "implausiblyLow" | "implausiblyHigh" | "fewInputs" | "pathSupposed" | "stillUnprofitable" | "voteNotEarned" | "forced" | null;
                };
                prediction?: {
                    value: number;
                    votes: boolean;
                    /** @enum {string|null} */
                    notVoting: "informative" | "staleStatements" | "assetLight" | "bookAtCost" | "exitWithoutMarket" | "atRisk" | "neutralWithoutValue" | "partSeparated" | "financeArm" | "interestUnlikely" | "debtEstimated" | "partOwnedByOthers" | "implausiblyLow" | "implausiblyHigh" | "fewInputs" | "pathSupposed" | "stillUnprofitable" | "voteNotEarned" | "forced" | null;
                };
            };
            ticker: string;
            name: string;
            exchange: string;
            country: string;
            /** @enum {string} */
            sector: "energy" | "materials" | "industrials" | "consumerDiscretionary" | "consumerStaples" | "healthCare" | "financials" | "informationTechnology" | "communicationServices" | "utilities" | "realEstate";
            industry: string | null;
            /** @enum {string} */
            companyType: "mature" | "assetLight" | "growing" | "unprofitableGrowth" | "turnaround" | "lossMaking" | "bank" | "insurer" | "financialServices" | "reit" | "utility" | "cyclical" | "holding" | "negativeEquity" | "distressed";
            currency: string;
            price: {
                value: number;
                currency: string;
                asOf: string;
                source: string;
            } | null;
            marketCap: number | null;
            fiscalYearEnd: string | null;
            accountsSource: string;
            priceAge: {
                /** @enum {string} */
                kind: "recent" | "late" | "stale";
                days: number;
                tradingDays: number;
            } | null;
            /** @enum {string|null} */
            silence: "priceTooOld" | "accountsTooOld" | "partSeparated" | null;
            quality: {
                score: number;
                known: number;
            } | null;
            priceToEarnings: number | null;
            priceToBook: number | null;
            returnOnEquity: number | null;
            dividendYield: number | null;
            value: number | null;
            difference: number | null;
            /**
             * @description Null where the method asked for does not vote
             * @enum {string|null}
             */
            status: "undervalued" | "fair" | "overvalued" | null;
            /** @enum {string|null} */
            notApplicable: "financial" | "holding" | "noDividend" | "shortDividendHistory" | "dividendSuspended" | "dividendNotCovered" | "shortHistory" | "negativeEbit" | "negativeEarnings" | "negativeEquity" | "bookTooSmall" | "negativeTerminalCashFlow" | "equityUnderWater" | "fewPeers" | "currencyUnresolved" | "dataSuspect" | "impliedPremiumMissing" | "shareBasisUnsettled" | "sharesMissing" | "figuresMissing" | "debtUnknown" | "discountRateNotAboveGrowth" | "discountRateNearGrowth" | "discountRateInvalid" | "distressed" | "lossMaking" | "preRevenue" | "modelNotInstalled" | "sectorNotInTraining" | "outOfDomain" | "featuresMissing" | "statementsStale" | "bandTooWide" | "outOfProportion" | "notFinite" | null;
            /** @enum {string|null} */
            notVoting: "informative" | "staleStatements" | "assetLight" | "bookAtCost" | "exitWithoutMarket" | "atRisk" | "neutralWithoutValue" | "partSeparated" | "financeArm" | "interestUnlikely" | "debtEstimated" | "partOwnedByOthers" | "implausiblyLow" | "implausiblyHigh" | "fewInputs" | "pathSupposed" | "stillUnprofitable" | "voteNotEarned" | "forced" | null;
            ownPrice: {
                value: number;
                currency: string;
                notedAt: string;
            } | null;
            ownValue: number | null;
            ownDifference: number | null;
            ratios: components["schemas"]["FoundRatio"][];
            /** @description Whether values are null because the caller has not opened the company */
            isWithheld: boolean;
        };
        FoundRatio: {
            /** @description Money is in the currency of the accounts */
            value: number | null;
            /**
             * @description Null with a value
             * @enum {string|null}
             */
            reason: "figureMissing" | "previousYearMissing" | "basisNotPositive" | "basisNearZero" | "taxRateUnusual" | "notForFinancials" | "financeArm" | "fewCompanies" | "priceMissing" | "priceInOtherCurrency" | "sharesMissing" | "sharesUnsettled" | "notFiledYet" | "accountsTooOld" | "partSeparated" | "closesWithoutPart" | "enterpriseValueNotPositive" | "fewMonths" | "fewPeers" | "priceTooOld" | "divisionByZero" | "endsNotPositive" | "notFinite" | "notValued" | "withheld" | null;
            /** @description The figures that the reason is about */
            figures: {
                /** @description A name of the list of figures: revenue, returnOnCapital, price… */
                name: string;
                /** Format: date */
                fiscalYearEnd: string | null;
            }[];
        };
        Comparison: {
            /** @enum {number} */
            schemaVersion: 1;
            /** @enum {string} */
            view: "absolute" | "relative";
            ratios: components["schemas"]["AskedRatio"][];
            companies: ({
                /** @enum {string} */
                kind: "compared";
                company: components["schemas"]["ScreenerRow"];
                methods: {
                    /** @enum {string} */
                    method: "discountedCashFlow" | "dividendDiscount" | "comparableMultiples" | "residualIncome" | "netAssetValue" | "earningsPerShare" | "prediction";
                    outcome: {
                        /** @enum {string} */
                        kind: "estimate";
                        value: number;
                        /**
                         * @description Null where it does not vote
                         * @enum {string|null}
                         */
                        status: "undervalued" | "fair" | "overvalued" | null;
                        difference: number | null;
                        votes: boolean;
                        /** @enum {string|null} */
                        notVotingReason: "informative" | "staleStatements" | "assetLight" | "bookAtCost" | "exitWithoutMarket" | "atRisk" | "neutralWithoutValue" | "partSeparated" | "financeArm" | "interestUnlikely" | "debtEstimated" | "partOwnedByOthers" | "implausiblyLow" | "implausiblyHigh" | "fewInputs" | "pathSupposed" | "stillUnprofitable" | "voteNotEarned" | "forced" | null;
                    } | {
                        /** @enum {string} */
                        kind: "notApplicable";
                        /** @enum {string} */
                        reason: "financial" | "holding" | "noDividend" | "shortDividendHistory" | "dividendSuspended" | "dividendNotCovered" | "shortHistory" | "negativeEbit" | "negativeEarnings" | "negativeEquity" | "bookTooSmall" | "negativeTerminalCashFlow" | "equityUnderWater" | "fewPeers" | "currencyUnresolved" | "dataSuspect" | "impliedPremiumMissing" | "shareBasisUnsettled" | "sharesMissing" | "figuresMissing" | "debtUnknown" | "discountRateNotAboveGrowth" | "discountRateNearGrowth" | "discountRateInvalid" | "distressed" | "lossMaking" | "preRevenue" | "modelNotInstalled" | "sectorNotInTraining" | "outOfDomain" | "featuresMissing" | "statementsStale" | "bandTooWide" | "outOfProportion" | "notFinite";
                    };
                    relative: {
                        low: number;
                        value: number;
                        high: number;
                    } | null;
                }[];
                ratios: components["schemas"]["FoundRatio"][];
                correctedFigures: components["schemas"]["OwnFigure"][];
                assumptions: {
                    wacc: number | null;
                    costOfEquity: number | null;
                    growth: number | null;
                    terminalGrowth: number | null;
                    horizon: number | null;
                    /**
                     * @description What `wacc` is: of a bank or an insurer the cost of equity
                     * @enum {string}
                     */
                    discountRate: "wacc" | "costOfEquity";
                };
            } | {
                /** @enum {string} */
                kind: "failed";
                ticker: string;
                code: string;
                params: {
                    [key: string]: string | number;
                };
            })[];
        };
        ScreenerRow: {
            mean: number | null;
            lowest: number | null;
            highest: number | null;
            votes: number;
            signal: {
                /** @enum {string} */
                kind: "buy" | "hold" | "sell" | "none";
                /** @enum {string} */
                reason: "notEnoughMethods" | "methodsContradict" | "undervaluedMajority" | "overvaluedMajority" | "undervaluedByOneFamily" | "overvaluedByOneFamily" | "oneFamilyOnly" | "fairMajority" | "noConsensus" | "noPrice" | "priceTooOld" | "accountsTooOld" | "partSeparated";
            };
            values: {
                discountedCashFlow?: {
                    value: number;
                    votes: boolean;
                    /** @enum {string|null} */
                    notVoting: "informative" | "staleStatements" | "assetLight" | "bookAtCost" | "exitWithoutMarket" | "atRisk" | "neutralWithoutValue" | "partSeparated" | "financeArm" | "interestUnlikely" | "debtEstimated" | "partOwnedByOthers" | "implausiblyLow" | "implausiblyHigh" | "fewInputs" | "pathSupposed" | "stillUnprofitable" | "voteNotEarned" | "forced" | null;
                };
                dividendDiscount?: {
                    value: number;
                    votes: boolean;
                    /** @enum {string|null} */
                    notVoting: "informative" | "staleStatements" | "assetLight" | "bookAtCost" | "exitWithoutMarket" | "atRisk" | "neutralWithoutValue" | "partSeparated" | "financeArm" | "interestUnlikely" | "debtEstimated" | "partOwnedByOthers" | "implausiblyLow" | "implausiblyHigh" | "fewInputs" | "pathSupposed" | "stillUnprofitable" | "voteNotEarned" | "forced" | null;
                };
                comparableMultiples?: {
                    value: number;
                    votes: boolean;
                    /** @enum {string|null} */
                    notVoting: "informative" | "staleStatements" | "assetLight" | "bookAtCost" | "exitWithoutMarket" | "atRisk" | "neutralWithoutValue" | "partSeparated" | "financeArm" | "interestUnlikely" | "debtEstimated" | "partOwnedByOthers" | "implausiblyLow" | "implausiblyHigh" | "fewInputs" | "pathSupposed" | "stillUnprofitable" | "voteNotEarned" | "forced" | null;
                };
                residualIncome?: {
                    value: number;
                    votes: boolean;
                    /** @enum {string|null} */
                    notVoting: "informative" | "staleStatements" | "assetLight" | "bookAtCost" | "exitWithoutMarket" | "atRisk" | "neutralWithoutValue" | "partSeparated" | "financeArm" | "interestUnlikely" | "debtEstimated" | "partOwnedByOthers" | "implausiblyLow" | "implausiblyHigh" | "fewInputs" | "pathSupposed" | "stillUnprofitable" | "voteNotEarned" | "forced" | null;
                };
                netAssetValue?: {
                    value: number;
                    votes: boolean;
                    /** @enum {string|null} */
                    notVoting: "informative" | "staleStatements" | "assetLight" | "bookAtCost" | "exitWithoutMarket" | "atRisk" | "neutralWithoutValue" | "partSeparated" | "financeArm" | "interestUnlikely" | "debtEstimated" | "partOwnedByOthers" | "implausiblyLow" | "implausiblyHigh" | "fewInputs" | "pathSupposed" | "stillUnprofitable" | "voteNotEarned" | "forced" | null;
                };
                earningsPerShare?: {
                    value: number;
                    votes: boolean;
                    /** @enum {string|null} */
                    notVoting: "informative" | "staleStatements" | "assetLight" | "bookAtCost" | "exitWithoutMarket" | "atRisk" | "neutralWithoutValue" | "partSeparated" | "financeArm" | "interestUnlikely" | "debtEstimated" | "partOwnedByOthers" | "implausiblyLow" | "implausiblyHigh" | "fewInputs" | "pathSupposed" | "stillUnprofitable" | "voteNotEarned" | "forced" | null;
                };
                prediction?: {
                    value: number;
                    votes: boolean;
                    /** @enum {string|null} */
                    notVoting: "informative" | "staleStatements" | "assetLight" | "bookAtCost" | "exitWithoutMarket" | "atRisk" | "neutralWithoutValue" | "partSeparated" | "financeArm" | "interestUnlikely" | "debtEstimated" | "partOwnedByOthers" | "implausiblyLow" | "implausiblyHigh" | "fewInputs" | "pathSupposed" | "stillUnprofitable" | "voteNotEarned" | "forced" | null;
                };
            };
            ticker: string;
            name: string;
            exchange: string;
            country: string;
            /** @enum {string} */
            sector: "energy" | "materials" | "industrials" | "consumerDiscretionary" | "consumerStaples" | "healthCare" | "financials" | "informationTechnology" | "communicationServices" | "utilities" | "realEstate";
            industry: string | null;
            /** @enum {string} */
            companyType: "mature" | "assetLight" | "growing" | "unprofitableGrowth" | "turnaround" | "lossMaking" | "bank" | "insurer" | "financialServices" | "reit" | "utility" | "cyclical" | "holding" | "negativeEquity" | "distressed";
            currency: string;
            price: {
                value: number;
                currency: string;
                asOf: string;
                source: string;
            } | null;
            marketCap: number | null;
            fiscalYearEnd: string | null;
            accountsSource: string;
            priceAge: {
                /** @enum {string} */
                kind: "recent" | "late" | "stale";
                days: number;
                tradingDays: number;
            } | null;
            /** @enum {string|null} */
            silence: "priceTooOld" | "accountsTooOld" | "partSeparated" | null;
            quality: {
                score: number;
                known: number;
            } | null;
            priceToEarnings: number | null;
            priceToBook: number | null;
            returnOnEquity: number | null;
            dividendYield: number | null;
            value: number | null;
            difference: number | null;
            /**
             * @description Null where the method asked for does not vote
             * @enum {string|null}
             */
            status: "undervalued" | "fair" | "overvalued" | null;
            /** @enum {string|null} */
            notApplicable: "financial" | "holding" | "noDividend" | "shortDividendHistory" | "dividendSuspended" | "dividendNotCovered" | "shortHistory" | "negativeEbit" | "negativeEarnings" | "negativeEquity" | "bookTooSmall" | "negativeTerminalCashFlow" | "equityUnderWater" | "fewPeers" | "currencyUnresolved" | "dataSuspect" | "impliedPremiumMissing" | "shareBasisUnsettled" | "sharesMissing" | "figuresMissing" | "debtUnknown" | "discountRateNotAboveGrowth" | "discountRateNearGrowth" | "discountRateInvalid" | "distressed" | "lossMaking" | "preRevenue" | "modelNotInstalled" | "sectorNotInTraining" | "outOfDomain" | "featuresMissing" | "statementsStale" | "bandTooWide" | "outOfProportion" | "notFinite" | null;
            /** @enum {string|null} */
            notVoting: "informative" | "staleStatements" | "assetLight" | "bookAtCost" | "exitWithoutMarket" | "atRisk" | "neutralWithoutValue" | "partSeparated" | "financeArm" | "interestUnlikely" | "debtEstimated" | "partOwnedByOthers" | "implausiblyLow" | "implausiblyHigh" | "fewInputs" | "pathSupposed" | "stillUnprofitable" | "voteNotEarned" | "forced" | null;
        };
        Account: {
            /** Format: uuid */
            id: string;
            email: string;
            displayName: string;
            /** @enum {string} */
            role: "user" | "editor" | "admin";
            /** @enum {string} */
            plan: "free" | "pro";
            /** @enum {string} */
            language: "es" | "en" | "it";
            /** @enum {string|null} */
            theme: "light" | "dark" | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            ageDeclaredAt: string;
        };
        SetUp: {
            /**
             * @description Email address
             * @example ana@example.org
             */
            email: string;
            /** @description From 10 to 128 characters, and not a common one */
            password: string;
            /** @description Name to show, up to 80 characters */
            displayName: string;
            /** @description Whether the person declares to be at least 13; required to sign up */
            isOldEnough?: boolean;
            /**
             * @description Language of the messages; Spanish unless given
             * @enum {string}
             */
            language?: "es" | "en" | "it";
            /** @description The last part of the address that the server printed at its start */
            token: string;
            /** @description Who runs this installation, as the legal texts name them */
            operatorName?: string;
            /** @description Whether the free plan has limits */
            hasPlanLimits?: boolean;
            /** @description Ids of the live providers that are asked */
            sources?: string[];
        };
        Done: {
            /** @enum {string} */
            status: "done";
        };
        Confirm: {
            /** @description The secret of the link in the message */
            token: string;
        };
        Sent: {
            /** @enum {string} */
            status: "sent";
        };
        ConfirmAgain: {
            /**
             * @description Email address
             * @example ana@example.org
             */
            email: string;
            password: string;
        };
        SignUp: {
            /**
             * @description Email address
             * @example ana@example.org
             */
            email: string;
            /** @description From 10 to 128 characters, and not a common one */
            password: string;
            /** @description Name to show, up to 80 characters */
            displayName: string;
            /** @description Whether the person declares to be at least 13; required to sign up */
            isOldEnough?: boolean;
            /**
             * @description Language of the messages; Spanish unless given
             * @enum {string}
             */
            language?: "es" | "en" | "it";
        };
        FactorNeeded: {
            /** @enum {string} */
            status: "factorNeeded";
        };
        SignIn: {
            /**
             * @description Email address
             * @example ana@example.org
             */
            email: string;
            password: string;
            /** @description A path of this site; anything else is refused */
            callbackURL?: string;
        };
        FactorCode: {
            /**
             * @description The six digits of the authenticator, or a recovery code
             * @example 492039
             */
            code: string;
        };
        ResetRequest: {
            /**
             * @description Email address
             * @example ana@example.org
             */
            email: string;
        };
        Reset: {
            /** @description The secret of the link in the message */
            token: string;
            /** @description From 10 to 128 characters, and not a common one */
            password: string;
        };
        AccountChange: {
            displayName?: string;
            /** @enum {string} */
            language?: "es" | "en" | "it";
            /**
             * @description Null follows the system
             * @enum {string|null}
             */
            theme?: "light" | "dark" | null;
        };
        Closing: {
            /** @description Absent: a recent proof of the session does */
            password?: string;
            /** @description Who owns each of your teams that has other members from then on */
            teams?: {
                /** Format: uuid */
                id: string;
                /**
                 * Format: uuid
                 * @description Null: it is deleted
                 */
                to: string | null;
            }[];
        };
        Session: {
            /** Format: uuid */
            id: string;
            /** @description Browser and system, as the browser says */
            device: string;
            /** @description Where it began; null where this installation has no file that knows the place of its address */
            place: {
                /** @description ISO 3166-1 */
                country: string;
                city: string | null;
            } | null;
            /** Format: date-time */
            startedAt: string;
            /** Format: date-time */
            seenAt: string;
            /** Format: date-time */
            expiresAt: string;
            isThisOne: boolean;
        };
        ApiKey: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description Its last four characters; the whole key is shown once */
            ending: string;
            /**
             * @description write reads too
             * @enum {string}
             */
            access: "read" | "write";
            /**
             * @description Null: all
             * @enum {string|null}
             */
            subject: "analysis" | "history" | "policies" | "watchlist" | "versions" | "theses" | "teams" | "shareLinks" | "portfolios" | "saved" | "jobs" | "webhooks" | null;
            /**
             * Format: date
             * @description The last day on which it works (Europe/Madrid); null: none
             */
            expiresOn: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastUsedAt: string | null;
        };
        NewApiKey: {
            name: string;
            /**
             * @description Absent: write, which reads too
             * @enum {string}
             */
            access?: "read" | "write";
            /**
             * @description Absent or null: all
             * @enum {string|null}
             */
            subject?: "analysis" | "history" | "policies" | "watchlist" | "versions" | "theses" | "teams" | "shareLinks" | "portfolios" | "saved" | "jobs" | "webhooks" | null;
            /**
             * @description The last day on which it works
             * @example 2027-06-30
             */
            expiresOn?: string | null;
        };
        Factor: {
            /**
             * Format: date-time
             * @description Since when a code is asked for at sign-in; null: it is not
             */
            confirmedAt: string | null;
            recoveryCodesLeft: number;
        };
        /** @description One of them; a code where the account has a second factor */
        Proof: {
            password?: string;
            /**
             * @description The six digits of the authenticator, or a recovery code
             * @example 492039
             */
            code?: string;
            passkey?: components["schemas"]["PasskeyResponse"];
        };
        /** @description What the browser hands over, as `PublicKeyCredential.toJSON()` writes it */
        PasskeyResponse: {
            id: string;
            response: {
                clientDataJSON: string;
            } & {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        AuthenticatorKey: {
            /** @description In base32, to be typed */
            key: string;
            /** @description The same as otpauth://, to be drawn as a QR code */
            address: string;
        };
        RecoveryCodes: {
            /** @description Each works once; they are never shown again */
            recoveryCodes: string[];
        };
        FactorDeed: {
            /** @description Absent of a person without one: a recent proof does */
            password?: string;
            /**
             * @description The six digits of the authenticator, or a recovery code
             * @example 492039
             */
            code: string;
        };
        /** @description For `PublicKeyCredential.parse…OptionsFromJSON()`; good for five minutes */
        PasskeyOptions: {
            [key: string]: unknown;
        };
        PasskeySignIn: {
            passkey: components["schemas"]["PasskeyResponse"];
        };
        Passkey: {
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastUsedAt: string | null;
        };
        NewPasskey: {
            name: string;
            passkey: components["schemas"]["PasskeyResponse"];
        };
        PasskeyName: {
            name: string;
        };
        History: {
            entries: components["schemas"]["HistoryEntry"][];
            /**
             * Format: uuid
             * @description Cursor of the next page; null: there is none
             */
            next: string | null;
        };
        HistoryEntry: {
            ticker: string;
            name: string;
            /** @enum {string} */
            scenario: "conservative" | "neutral" | "optimistic";
            source: string | null;
            /**
             * @description Name of the policy that was followed
             * @default null
             */
            policy?: string | null;
            /**
             * @description Name of the team whose policy that was; null: one's own, or none
             * @default null
             */
            policyTeam?: string | null;
            chosen: {
                /** @description As it was chosen; null: left to be computed */
                wacc: number | null;
                /** @description As it was chosen; null: left to be computed */
                growth: number | null;
                /** @description As it was chosen; null: left to be computed */
                horizon: number | null;
                levers?: {
                    terminalGrowth?: number;
                    margin?: number;
                    salesToCapital?: number;
                    terminalReturn?: number;
                    payout?: number;
                    persistence?: number;
                    dilution?: number;
                    researchLife?: number;
                    fadeYears?: number;
                    keptReturn?: number;
                    buybackPayout?: number;
                    goodwillInCapital?: number;
                    exitMultiple?: number;
                    elapsedYears?: number;
                    lastTwelveMonths?: number;
                    riskFreeRate?: number;
                    equityRiskPremium?: number;
                    beta?: number;
                };
                price?: number;
                safety?: number;
                figures?: {
                    /** @enum {string} */
                    name: "revenue" | "costOfRevenue" | "grossProfit" | "ebit" | "ebitda" | "depreciationAndAmortization" | "interestExpense" | "pretaxIncome" | "incomeTaxExpense" | "netIncome" | "epsDiluted" | "dilutedShares" | "dividendsPerShare" | "dividendsPaid" | "shareRepurchases" | "researchAndDevelopment" | "operatingCashFlow" | "capitalExpenditure" | "freeCashFlow" | "totalAssets" | "totalLiabilities" | "totalEquity" | "totalDebt" | "longTermDebt" | "cashAndEquivalents" | "goodwill" | "intangibles" | "stockBasedCompensation" | "currentAssets" | "currentLiabilities" | "inventory" | "receivables" | "sellingGeneralAndAdministrative" | "operatingLeaseLiabilities" | "currentDebt" | "acquisitions" | "marketableSecurities" | "minorityInterests" | "preferredEquity" | "retainedEarnings" | "propertyPlantAndEquipment" | "netDebt";
                    /** Format: date */
                    periodEnd: string;
                    value: number;
                    currency: string | null;
                }[];
                parts?: {
                    [key: string]: string;
                };
                /** Format: date */
                asOf?: string;
                peers?: string[];
                years?: {
                    growthByYear?: (number | null)[];
                    marginByYear?: (number | null)[];
                    salesToCapitalByYear?: (number | null)[];
                };
                /** @enum {string} */
                discounting?: "midYear" | "yearEnd";
                /** @enum {string} */
                cashFlow?: "toFirm" | "toEquity";
                /** @enum {string} */
                dividends?: "totalPayout" | "dividendsOnly" | "constantGrowth" | "twoStage" | "threeStage" | "halfLife";
                /** @enum {string} */
                type?: "mature" | "assetLight" | "growing" | "unprofitableGrowth" | "turnaround" | "lossMaking" | "bank" | "insurer" | "financialServices" | "reit" | "utility" | "cyclical" | "holding" | "negativeEquity" | "distressed";
                force?: ("discountedCashFlow" | "dividendDiscount" | "comparableMultiples" | "residualIncome" | "netAssetValue" | "earningsPerShare" | "prediction")[];
                /** @enum {string} */
                view?: "absolute" | "relative";
                prudent?: boolean;
                notes?: {
                    wacc?: string;
                    g?: string;
                    horizon?: string;
                    terminalGrowth?: string;
                    margin?: string;
                    salesToCapital?: string;
                    terminalReturn?: string;
                    payout?: string;
                    persistence?: string;
                    dilution?: string;
                    researchLife?: string;
                    fadeYears?: string;
                    keptReturn?: string;
                    buybackPayout?: string;
                    goodwillInCapital?: string;
                    exitMultiple?: string;
                    elapsedYears?: string;
                    lastTwelveMonths?: string;
                    riskFreeRate?: string;
                    equityRiskPremium?: string;
                    beta?: string;
                    growthByYear?: string;
                    marginByYear?: string;
                    salesToCapitalByYear?: string;
                    discounting?: string;
                    cashFlow?: string;
                    dividends?: string;
                    peers?: string;
                    type?: string;
                };
            };
            used: {
                wacc: number | null;
                growth: number | null;
                horizon: number;
                /**
                 * @description What `wacc` is: of a bank or an insurer the cost of equity; null in what was kept before this was noted
                 * @default null
                 * @enum {string|null}
                 */
                discountRate?: "wacc" | "costOfEquity" | null;
            };
            currency: string;
            price: number | null;
            priceAsOf: string | null;
            /** @default null */
            priceSource?: string | null;
            mean: number | null;
            minimum: number | null;
            maximum: number | null;
            counts: {
                undervalued: number;
                fair: number;
                overvalued: number;
            };
            /** @enum {string} */
            signal: "buy" | "hold" | "sell" | "none";
            values: {
                /** @enum {string} */
                method: "discountedCashFlow" | "dividendDiscount" | "comparableMultiples" | "residualIncome" | "netAssetValue" | "earningsPerShare" | "prediction";
                value: number | null;
            }[];
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            at: string;
        };
        Policies: {
            /** @description Your own by name, then those of each of your teams */
            policies: components["schemas"]["Policy"][];
            /** @description The policy of a team that your analyses followed until you left the team or it was deleted: now they follow none. Null once you use another one, or say of it that it is not active */
            lost: {
                /** Format: uuid */
                id: string;
                name: string;
                team: string;
            } | null;
        };
        Policy: {
            /** @enum {string|null} */
            scenario: "conservative" | "neutral" | "optimistic" | null;
            wacc: number | null;
            growth: number | null;
            horizon: number | null;
            /** @enum {string|null} */
            view: "absolute" | "relative" | null;
            /** @enum {string|null} */
            discounting: "midYear" | "yearEnd" | null;
            /** @enum {string|null} */
            cashFlow: "toFirm" | "toEquity" | null;
            /** @enum {string|null} */
            dividends: "totalPayout" | "dividendsOnly" | "constantGrowth" | "twoStage" | "threeStage" | "halfLife" | null;
            /** @enum {string|null} */
            source: "automatic" | "sec-edgar" | "filings-xbrl-org" | "fmp" | "eodhd" | "yahoo" | "alpha-vantage" | "finnhub" | "twelve-data" | "tiingo" | "bundled" | null;
            /** Format: uuid */
            id: string;
            name: string;
            /** @description The team whose policy it is; null: your own */
            team: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            isActive: boolean;
        };
        NewPolicy: {
            /**
             * @description Up to 60 characters
             * @example House WACC
             */
            name: string;
            /** @enum {string|null} */
            scenario?: "conservative" | "neutral" | "optimistic" | null;
            /** @description As a fraction: 0.09 is 9 %; null or absent: left to be computed */
            wacc?: number | null;
            /** @description Growth of the first year, as a fraction, below wacc; null or absent: left to be computed */
            growth?: number | null;
            /** @description Years of explicit forecast; null or absent: the usual ones */
            horizon?: number | null;
            /**
             * @description By whose equity premium; your watchlist and its alerts follow it; null or absent: absolute, unless asked
             * @enum {string|null}
             */
            view?: "absolute" | "relative" | null;
            /**
             * @description When cash flows arrive, in every method that discounts them
             * @enum {string|null}
             */
            discounting?: "midYear" | "yearEnd" | null;
            /**
             * @description The flow that the discounted cash flow takes
             * @enum {string|null}
             */
            cashFlow?: "toFirm" | "toEquity" | null;
            /**
             * @description Which dividends are discounted, and how they grow
             * @enum {string|null}
             */
            dividends?: "totalPayout" | "dividendsOnly" | "constantGrowth" | "twoStage" | "threeStage" | "halfLife" | null;
            /** @enum {string|null} */
            source?: "automatic" | "sec-edgar" | "filings-xbrl-org" | "fmp" | "eodhd" | "yahoo" | "alpha-vantage" | "finnhub" | "twelve-data" | "tiingo" | "bundled" | null;
            /** @description Whether it fills in, from now on, what an analysis of yours leaves open; one at a time */
            isActive?: boolean;
        };
        PolicyUse: {
            /** @description Whether your analyses follow it; one at a time */
            isActive: boolean;
        };
        Watchlist: {
            /**
             * @description The view that is asked for, else that of your active policy
             * @enum {string}
             */
            view: "absolute" | "relative";
            /** @description Your active policy; null: none */
            policy: {
                /** Format: uuid */
                id: string;
                name: string;
                /** @description The team whose policy it is; null: your own */
                team: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                } | null;
            } | null;
            /** @description The one of a team that you can follow no more */
            lostPolicy: {
                /** Format: uuid */
                id: string;
                name: string;
                team: string;
            } | null;
            companies: components["schemas"]["WatchedCompany"][];
        };
        WatchedCompany: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            addedAt: string;
            ticker: string;
            name: string;
            price: {
                value: number;
                currency: string;
                asOf: string;
                source: string;
            } | null;
            /** @description The price that you have noted: then price, gap and status are by it */
            ownPrice: {
                value: number;
                /** Format: date-time */
                notedAt: string;
            } | null;
            /**
             * @description late: more than ten trading days; stale: more than 180 days, and nothing is judged by it
             * @enum {string|null}
             */
            priceAge: "recent" | "late" | "stale" | null;
            currency: string | null;
            /** @description Mean of the methods, per share, with your active policy */
            value: number | null;
            /**
             * @description By whose equity premium the value is: your active policy says it
             * @enum {string}
             */
            view: "absolute" | "relative";
            /** @description value ÷ price − 1; null unless both are in one currency */
            gap: number | null;
            /** @enum {string|null} */
            status: "undervalued" | "fair" | "overvalued" | null;
            /** @description Why there is no signal; null where there is, or is not shown */
            noSignal: {
                /** @enum {string} */
                reason: "notEnoughMethods" | "noPrice" | "priceTooOld" | "accountsTooOld" | "partSeparated";
                /** @description How many methods vote; null where that is not the reason */
                votes: number | null;
            } | null;
            /** @description Why nothing is known of it now */
            failure: string | null;
            alerts: components["schemas"]["Alert"][];
        };
        Alert: {
            /** Format: uuid */
            id: string;
            ticker: string;
            condition: components["schemas"]["AlertCondition"];
            /** @enum {string} */
            state: "unread" | "armed" | "waiting";
            isMuted: boolean;
            /**
             * Format: date-time
             * @description When it was told last
             */
            firedAt: string | null;
        };
        AlertCondition: {
            /** @enum {string} */
            measure: "gap";
            /** @enum {string} */
            direction: "above" | "below";
            threshold: number;
        } | {
            /** @enum {string} */
            measure: "price";
            /** @enum {string} */
            direction: "above" | "below";
            threshold: number;
            currency: string;
        } | {
            /** @enum {string} */
            measure: "status";
            /** @enum {string} */
            status: "undervalued" | "fair" | "overvalued";
        } | {
            /** @enum {string} */
            measure: "ratio";
            ratio: string;
            /** @enum {string} */
            unit: "money" | "perShare" | "shares" | "ratio" | "rate";
            /** @enum {string} */
            direction: "above" | "below";
            threshold: number;
            currency: string | null;
        };
        NewWatched: {
            /** @example KO */
            ticker: string;
        };
        OwnPrice: {
            /** @description Your price of a share, in the currency of the price that it stands for; null forgets it */
            price: number | null;
        };
        NewAlert: {
            /** @description A company of your watchlist */
            ticker: string;
            /**
             * @description What is watched
             * @enum {string}
             */
            measure: "gap" | "price" | "status" | "ratio";
            /**
             * @description Of gap, price and ratio
             * @enum {string}
             */
            direction?: "above" | "below";
            /** @description Of gap: value ÷ price − 1, as a fraction (0.2 is 20 %). Of price: per share, in the price's currency. Of ratio: in the unit of the ratio: 0.08 of a rate is 8 %, 8 of a multiple is 8×, money is in whole units of the currency of the accounts */
            threshold?: number;
            /**
             * @description Of status: told when the company comes to it
             * @enum {string}
             */
            status?: "undervalued" | "fair" | "overvalued";
            /**
             * @description Of ratio: a formula of your own, written as `ratio` of GET /v1/screener is. It is read as `GET /v1/ratios` reads it: with the accounts of the last fiscal year and at the market's price, never at one that you have noted; no policy enters it
             * @example freeCashFlow / marketValue
             */
            ratio?: string;
        };
        AlertChange: {
            /**
             * @description What is watched
             * @enum {string}
             */
            measure: "gap" | "price" | "status" | "ratio";
            /**
             * @description Of gap, price and ratio
             * @enum {string}
             */
            direction?: "above" | "below";
            /** @description Of gap: value ÷ price − 1, as a fraction (0.2 is 20 %). Of price: per share, in the price's currency. Of ratio: in the unit of the ratio: 0.08 of a rate is 8 %, 8 of a multiple is 8×, money is in whole units of the currency of the accounts */
            threshold?: number;
            /**
             * @description Of status: told when the company comes to it
             * @enum {string}
             */
            status?: "undervalued" | "fair" | "overvalued";
            /**
             * @description Of ratio: a formula of your own, written as `ratio` of GET /v1/screener is. It is read as `GET /v1/ratios` reads it: with the accounts of the last fiscal year and at the market's price, never at one that you have noted; no policy enters it
             * @example freeCashFlow / marketValue
             */
            ratio?: string;
            /** @description Whether nothing is sent; absent: as it was */
            isMuted?: boolean;
        };
        Webhooks: {
            webhooks: components["schemas"]["Webhook"][];
        };
        Webhook: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "webhook" | "telegram" | "slack" | "ntfy" | "matrix";
            /** @description Of slack without its path, which is secret */
            address: string;
            /** @description Chat, topic or room; null where the kind has none */
            destination: string | null;
            events: ("alert.gap" | "alert.price" | "alert.status" | "alert.ratio" | "filing.new" | "report.answered" | "job.finished" | "thesis.limit" | "screen.changed" | "discussion.mention")[];
            /** @description Told with the digest, whose hour `PATCH /v1/mailed-events` sets, instead of at once. Of channels alone: a webhook is told at once */
            isGathered: boolean;
            /**
             * @description disabled: its receiver answered 410, gone, or its service takes no message for it any more
             * @enum {string}
             */
            state: "active" | "paused" | "disabled";
            /** @description The last four characters of the secret, or of the token; null where there is none */
            secretEnding: string | null;
            /**
             * Format: date-time
             * @description Until when the secret before the present one signs too; null when it does not
             */
            formerSecretUntil: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        WebhookWithSecret: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "webhook" | "telegram" | "slack" | "ntfy" | "matrix";
            /** @description Of slack without its path, which is secret */
            address: string;
            /** @description Chat, topic or room; null where the kind has none */
            destination: string | null;
            events: ("alert.gap" | "alert.price" | "alert.status" | "alert.ratio" | "filing.new" | "report.answered" | "job.finished" | "thesis.limit" | "screen.changed" | "discussion.mention")[];
            /** @description Told with the digest, whose hour `PATCH /v1/mailed-events` sets, instead of at once. Of channels alone: a webhook is told at once */
            isGathered: boolean;
            /**
             * @description disabled: its receiver answered 410, gone, or its service takes no message for it any more
             * @enum {string}
             */
            state: "active" | "paused" | "disabled";
            /** @description The last four characters of the secret, or of the token; null where there is none */
            secretEnding: string | null;
            /**
             * Format: date-time
             * @description Until when the secret before the present one signs too; null when it does not
             */
            formerSecretUntil: string | null;
            /** Format: date-time */
            createdAt: string;
            /**
             * @description Shown this once; null of a channel, whose token is yours
             * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw
             */
            secret: string | null;
        };
        NewWebhook: {
            /**
             * @description webhook where it is absent
             * @enum {string}
             */
            kind?: "webhook" | "telegram" | "slack" | "ntfy" | "matrix";
            /** @description A public address of https; hosts of the operator's own network where the operator has named them. Of telegram, ntfy and matrix the server (https://api.telegram.org), of slack the whole address of the incoming webhook */
            address: string;
            /** @description Of telegram the chat (its number or @name), of ntfy the topic, of matrix the internal id of the room */
            destination?: string;
            /** @description Of telegram the token of the bot, of matrix the access token, of ntfy one where the topic asks for it */
            token?: string;
            /** @description What is told; each at most once in the list, and at least one */
            events: ("alert.gap" | "alert.price" | "alert.status" | "alert.ratio" | "filing.new" | "report.answered" | "job.finished" | "thesis.limit" | "screen.changed" | "discussion.mention")[];
            /** @description Told with the digest, whose hour `PATCH /v1/mailed-events` sets, instead of at once. Of channels alone: a webhook is told at once */
            isGathered?: boolean;
        };
        WebhookChange: {
            /** @description A public address of https; hosts of the operator's own network where the operator has named them. Of telegram, ntfy and matrix the server (https://api.telegram.org), of slack the whole address of the incoming webhook */
            address?: string;
            /** @description Of telegram the chat (its number or @name), of ntfy the topic, of matrix the internal id of the room */
            destination?: string;
            /** @description A new token; a new server of telegram, ntfy or matrix asks for the token too, so that no other gets it */
            token?: string;
            /** @description What is told; each at most once in the list, and at least one */
            events?: ("alert.gap" | "alert.price" | "alert.status" | "alert.ratio" | "filing.new" | "report.answered" | "job.finished" | "thesis.limit" | "screen.changed" | "discussion.mention")[];
            /** @description false also sends what waits for the digest, now */
            isGathered?: boolean;
            /** @description While paused nothing is sent and nothing new is queued; false also ends a disablement */
            isPaused?: boolean;
        };
        QueuedWebhookDelivery: {
            /** Format: uuid */
            id: string;
        };
        WebhookDeliveries: {
            deliveries: components["schemas"]["WebhookDelivery"][];
            /**
             * Format: uuid
             * @description Cursor of the next page; null: there is none
             */
            next: string | null;
        };
        WebhookDelivery: {
            /**
             * Format: uuid
             * @description The same at every attempt: the header webhook-id, and the transaction of matrix
             */
            id: string;
            event: string;
            /**
             * @description gathered: waits for the digest; dead: given up after a day of attempts, or refused for good
             * @enum {string}
             */
            state: "gathered" | "queued" | "sending" | "sent" | "retry" | "dead";
            /** Format: date-time */
            queuedAt: string;
            /** Format: date-time */
            nextAttemptAt: string | null;
            /** @description As it is sent; of a channel the text that it shows */
            body: string;
            /** @description The last first */
            attempts: {
                number: number;
                /** Format: date-time */
                begunAt: string;
                milliseconds: number;
                /** @description The receiver's; null without an answer */
                status: number | null;
                /**
                 * @description timeout: no answer in ten seconds; unreachable: no connection; forbidden: the name leads to a private network; secretUnreadable: no key of the installation opens the secret
                 * @enum {string|null}
                 */
                failure: "timeout" | "unreachable" | "forbidden" | "secretUnreadable" | null;
                /** @description The beginning of the answer */
                excerpt: string | null;
            }[];
        };
        MailedEvents: {
            /** @description Those of which you get a mail, at once or in the digest */
            events: ("alert.gap" | "alert.price" | "alert.status" | "alert.ratio" | "thesis.limit" | "screen.changed" | "discussion.mention")[];
            /** @description One message, by company, of what has happened since the last one */
            digest: {
                /** @description Those of them that wait for the digest; the others are mailed at once */
                events: ("alert.gap" | "alert.price" | "alert.status" | "alert.ratio" | "thesis.limit" | "screen.changed" | "discussion.mention")[];
                /** @description The days of the week on which it is sent; at least one */
                days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
                /**
                 * @description From 0 to 23, by the clock of the time zone
                 * @example 8
                 */
                hour: number;
                /**
                 * @description The IANA time zone of the hour. An hour that a clock change leaves out is the first minute after it, and one that comes twice counts once
                 * @example Europe/Madrid
                 */
                timeZone: string;
                /**
                 * Format: date-time
                 * @description When what waits is sent next, also to the channels that are told with the digest; null where nothing has ever waited. Without anything that waits there is no mail
                 */
                nextAt: string | null;
                /** @description Events that wait for the mail */
                waiting: number;
            };
        };
        MailedEventsChange: {
            /** @description Those of which you want a mail, and no others */
            events?: ("alert.gap" | "alert.price" | "alert.status" | "alert.ratio" | "thesis.limit" | "screen.changed" | "discussion.mention")[];
            /** @description What no longer waits for the digest, and is mailed, is sent now */
            digest?: {
                /** @description Those that wait for the digest; without `events` beside it they are mailed too */
                events?: ("alert.gap" | "alert.price" | "alert.status" | "alert.ratio" | "thesis.limit" | "screen.changed" | "discussion.mention")[];
                /** @description The days of the week on which it is sent; at least one */
                days?: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
                /**
                 * @description From 0 to 23, by the clock of the time zone
                 * @example 8
                 */
                hour?: number;
                /**
                 * @description The IANA time zone of the hour. An hour that a clock change leaves out is the first minute after it, and one that comes twice counts once
                 * @example Europe/Madrid
                 */
                timeZone?: string;
            };
        };
        ShareLinks: {
            links: components["schemas"]["ShareLink"][];
            /** @description The most links that may be open at a time */
            most: number;
        };
        ShareLink: {
            /** Format: uuid */
            id: string;
            /**
             * @description A saved version, or the question with what it gives today
             * @enum {string}
             */
            kind: "version" | "live";
            /** Format: uuid */
            versionId: string | null;
            ticker: string;
            name: string;
            question: string;
            showsNote: boolean;
            hasPassword: boolean;
            /** @description The sites that may show the card; empty: none */
            cardOrigins: string[];
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date
             * @description The last day on which it opens (Europe/Madrid)
             */
            expiresOn: string | null;
            /** Format: date-time */
            revokedAt: string | null;
            /**
             * @description withoutVersion: the version was deleted
             * @enum {string}
             */
            state: "open" | "expired" | "revoked" | "withoutVersion";
            opens: number;
            cardViews: number;
            /** Format: date-time */
            lastOpenedAt: string | null;
        };
        MadeShareLink: {
            link: components["schemas"]["ShareLink"];
            /** @description Shown this once: only its hash is kept */
            token: string;
            /** @description The address of the page, from the origin of the installation on */
            path: string;
            /** @description The address of the card; null: no site may show it */
            cardPath: string | null;
        };
        NewShareLink: {
            /** @description Id of a saved version; absent: the live question */
            version?: string;
            /**
             * @description Of the live question
             * @example KO
             */
            ticker?: string;
            /**
             * @description Parameters of the analysis as its address writes them
             * @example wacc=0.08&horizon=7
             */
            question?: string;
            /** @description Whether the note of the version is shown; default no */
            showsNote?: boolean;
            /**
             * @description The last day on which it opens
             * @example 2027-06-30
             */
            expiresOn?: string;
            /** @description 8 to 128 characters */
            password?: string;
            /**
             * @description Up to 10 origins
             * @example [
             *       "https://example.com"
             *     ]
             */
            cardOrigins?: string[];
        };
        SharedAnalysis: {
            /** @enum {string} */
            kind: "version" | "live";
            ticker: string;
            name: string;
            exchange: string;
            /** @description The parameters that ask the same */
            question: string;
            /**
             * Format: date-time
             * @description When it was saved; of a live question, now
             */
            at: string;
            /**
             * Format: date
             * @description The day of `at` in Europe/Madrid
             */
            day: string;
            /**
             * Format: date
             * @description The earlier day whose filings and price the values rest on; null: none
             */
            asOf: string | null;
            /** @description Whether assumptions are the maker's own */
            hasOwnAssumptions: boolean;
            /** @description Whether the price is the one that the link's maker typed */
            isOwnPrice: boolean;
            /** @description Whether figures of the accounts are the maker's own */
            hasOwnFigures: boolean;
            note: string | null;
            result: components["schemas"]["VersionResult"];
        };
        VersionResult: {
            currency: string;
            /** @description Null without a price in the currency of the accounts */
            price: number | null;
            priceAsOf: string | null;
            /** @description Who gave the accounts */
            provider: string;
            /** @description Last day of the accounts that the values start from */
            accountsUntil: string | null;
            mean: number | null;
            minimum: number | null;
            maximum: number | null;
            /** @enum {string} */
            signal: "buy" | "hold" | "sell" | "none";
            counts: {
                undervalued: number;
                fair: number;
                overvalued: number;
            };
            assumptions: {
                wacc: number | null;
                growth: number | null;
                horizon: number;
                /**
                 * @description What `wacc` is: of a bank or an insurer the cost of equity; null in what was kept before this was noted
                 * @default null
                 * @enum {string|null}
                 */
                discountRate?: "wacc" | "costOfEquity" | null;
            };
            methods: {
                /** @enum {string} */
                method: "discountedCashFlow" | "dividendDiscount" | "comparableMultiples" | "residualIncome" | "netAssetValue" | "earningsPerShare" | "prediction";
                value: number | null;
                /** @description Why there is no value; null where there is one */
                reason: string | null;
                votes: boolean;
                /** @enum {string|null} */
                status: "undervalued" | "fair" | "overvalued" | null;
            }[];
        };
        SharedRequest: {
            token: string;
            password?: string;
        };
        SheetLinks: {
            links: components["schemas"]["SheetLink"][];
            /** @description The most links that may be open at a time */
            most: number;
        };
        SheetLink: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            document: "analysis" | "statements" | "multiples" | "technical" | "compare" | "screener" | "watchlist" | "book" | "portfolio";
            /** @description The companies, or the name of the list, when the link was made */
            subject: string;
            /** @description The parameters of the document */
            question: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date
             * @description The last day on which it opens (Europe/Madrid)
             */
            expiresOn: string | null;
            /** Format: date-time */
            revokedAt: string | null;
            /** @enum {string} */
            state: "open" | "expired" | "revoked";
            /**
             * Format: date
             * @description The last day on which it was read; null: not yet
             */
            lastReadOn: string | null;
        };
        MadeSheetLink: {
            link: components["schemas"]["SheetLink"];
            /** @description Shown this once: only its hash is kept */
            token: string;
            /** @description The address of the document, from the origin of the installation on */
            path: string;
        };
        NewSheetLink: {
            /**
             * @description analysis, statements, multiples, technical, compare, screener, watchlist, book, portfolio
             * @example analysis
             */
            document: string;
            /**
             * @description Parameters of the operation that answers the document as CSV (analysis.csv, screener.csv…); view of the watchlist; team, book and view of a book; id of a portfolio that you keep
             * @example ticker=KO&wacc=0.08
             */
            question?: string;
            /**
             * @description The last day on which it opens
             * @example 2027-06-30
             */
            expiresOn?: string;
        };
        Jobs: {
            jobs: components["schemas"]["Job"][];
        };
        Job: {
            /** Format: uuid */
            id: string;
            name: string;
            companies: components["schemas"]["JobCompanies"];
            question: string;
            cron: string;
            timeZone: string;
            deliveries: components["schemas"]["JobDeliveries"];
            /**
             * @description waiting: your plan has no jobs now
             * @enum {string}
             */
            state: "active" | "paused" | "waiting";
            /** @description The next five of the schedule; none while nothing runs by it */
            nextRuns: string[];
            /** Format: date-time */
            createdAt: string;
            lastRun: components["schemas"]["JobRunSummary"];
        };
        JobCompanies: {
            /** @enum {string} */
            kind: "list";
            /**
             * @description Symbols, each once
             * @example [
             *       "AAPL",
             *       "KO"
             *     ]
             */
            tickers: string[];
        } | {
            /** @enum {string} */
            kind: "screen";
            /**
             * @description The address of a screen, or its parameters; who passes is found anew at each run
             * @example sector=informationTechnology&minDifference=0.2
             */
            address: string;
        } | {
            /** @enum {string} */
            kind: "watchlist";
        } | {
            /** @enum {string} */
            kind: "book";
            /**
             * Format: uuid
             * @description A book of a team that you are in; each run takes its companies of the day
             */
            id: string;
        };
        JobDeliveries: {
            /**
             * @description What the mail has attached; null: no mail
             * @default null
             * @enum {string|null}
             */
            mail?: "csv" | "pdf" | null;
            /**
             * @description Whether webhooks that hear of job.finished are told
             * @default false
             */
            webhook?: boolean;
            /**
             * @description The file to download; null: none
             * @default null
             * @enum {string|null}
             */
            file?: "csv" | "pdf" | null;
        };
        JobRunSummary: {
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @description The moment of the schedule, or that of the request
             */
            dueAt: string;
            isByHand: boolean;
            /**
             * @description retry: an attempt failed and another follows; failed: none follows; cancelled: by its owner
             * @enum {string}
             */
            state: "queued" | "running" | "retry" | "done" | "failed" | "cancelled";
            attempts: number;
            /** Format: date-time */
            startedAt: string | null;
            /** Format: date-time */
            endedAt: string | null;
            /** @description Of the attempt that finished */
            milliseconds: number | null;
            /** @description The code of the failure of the last attempt */
            failure: string | null;
            /** @description Companies with a value */
            valued: number | null;
            /** @description Companies without one */
            unvalued: number | null;
            /** @description Companies that changed, came or went since the run before */
            changes: number | null;
            /** @description Companies beyond what the plan allows, which were not valued; null before the end, and where it was not kept */
            leftOut: number | null;
            /** @description Companies with a value of which no PDF was made, beyond what the plan allows; null as leftOut */
            sheetsLeftOut: number | null;
        } | null;
        OneJob: {
            /** Format: uuid */
            id: string;
            name: string;
            companies: components["schemas"]["JobCompanies"];
            question: string;
            cron: string;
            timeZone: string;
            deliveries: components["schemas"]["JobDeliveries"];
            /**
             * @description waiting: your plan has no jobs now
             * @enum {string}
             */
            state: "active" | "paused" | "waiting";
            /** @description The next five of the schedule; none while nothing runs by it */
            nextRuns: string[];
            /** Format: date-time */
            createdAt: string;
            lastRun: components["schemas"]["JobRunSummary"];
            /** @description Null while it cannot be said: the screener is being valued, the book is not there, the plan has no jobs */
            companiesNow: {
                /** @description Companies of the list, the screen, the watchlist or the book */
                found: number;
                /** @description The first of them, as many as the plan allows */
                valued: number;
                /** @description Those beyond, which a run does not value */
                leftOut: number;
                /** @description Of how many of those that are valued a PDF is made; null: of none */
                sheets: number | null;
            } | null;
        };
        NewJob: {
            /** @example Tech on Mondays */
            name: string;
            companies: components["schemas"]["JobCompanies"];
            /**
             * @description Assumptions, as they stand in the address of an analysis, without its company; empty: the usual ones
             * @example scenario=conservative&wacc=0.09
             */
            question?: string;
            /**
             * @description When it runs, in five fields: minute, hour, day of the month, month, day of the week
             * @example 0 8 * * 1-5
             */
            cron: string;
            /**
             * @description The IANA time zone of the schedule. A time that a clock change leaves out runs at the first minute after it, and one that comes twice runs once
             * @example Europe/Madrid
             */
            timeZone: string;
            deliveries?: components["schemas"]["JobDeliveries"];
        };
        JobChange: {
            /** @example Tech on Mondays */
            name?: string;
            companies?: components["schemas"]["JobCompanies"];
            /**
             * @description Assumptions, as they stand in the address of an analysis, without its company; empty: the usual ones
             * @example scenario=conservative&wacc=0.09
             */
            question?: string;
            /**
             * @description When it runs, in five fields: minute, hour, day of the month, month, day of the week
             * @example 0 8 * * 1-5
             */
            cron?: string;
            /**
             * @description The IANA time zone of the schedule. A time that a clock change leaves out runs at the first minute after it, and one that comes twice runs once
             * @example Europe/Madrid
             */
            timeZone?: string;
            deliveries?: components["schemas"]["JobDeliveries"];
            /** @description Nothing runs by the schedule while it is paused */
            isPaused?: boolean;
        };
        QueuedJobRun: {
            /** Format: uuid */
            id: string;
        };
        JobRuns: {
            runs: components["schemas"]["JobRunSummary"][];
            /**
             * Format: uuid
             * @description Cursor of the next page; null: there is none
             */
            next: string | null;
        };
        JobRun: {
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @description The moment of the schedule, or that of the request
             */
            dueAt: string;
            isByHand: boolean;
            /**
             * @description retry: an attempt failed and another follows; failed: none follows; cancelled: by its owner
             * @enum {string}
             */
            state: "queued" | "running" | "retry" | "done" | "failed" | "cancelled";
            attempts: number;
            /** Format: date-time */
            startedAt: string | null;
            /** Format: date-time */
            endedAt: string | null;
            /** @description Of the attempt that finished */
            milliseconds: number | null;
            /** @description The code of the failure of the last attempt */
            failure: string | null;
            /** @description Companies with a value */
            valued: number | null;
            /** @description Companies without one */
            unvalued: number | null;
            /** @description Companies that changed, came or went since the run before */
            changes: number | null;
            /** @description Companies beyond what the plan allows, which were not valued; null before the end, and where it was not kept */
            leftOut: number | null;
            /** @description Companies with a value of which no PDF was made, beyond what the plan allows; null as leftOut */
            sheetsLeftOut: number | null;
            /** Format: uuid */
            jobId: string;
            jobName: string;
            timeZone: string;
            readings: components["schemas"]["JobReading"][];
            /** @description Null for the first run */
            difference: {
                /**
                 * Format: date-time
                 * @description The moment of the run that it is compared with
                 */
                since: string;
                changed: {
                    ticker: string;
                    name: string;
                    currency: string | null;
                    priceCurrency: string | null;
                    value: {
                        before: number | null;
                        now: number | null;
                    };
                    price: {
                        before: number | null;
                        now: number | null;
                    };
                    signal: {
                        /** @enum {string|null} */
                        before: "buy" | "hold" | "sell" | "none" | null;
                        /** @enum {string|null} */
                        now: "buy" | "hold" | "sell" | "none" | null;
                    };
                    failure: {
                        before: string | null;
                        now: string | null;
                    };
                }[];
                /** @description Companies that were not in the run before */
                came: {
                    ticker: string;
                    name: string;
                }[];
                /** @description Companies that were */
                went: {
                    ticker: string;
                    name: string;
                }[];
            } | null;
            files: {
                /** Format: uuid */
                id: string;
                name: string;
                /** @enum {string} */
                format: "csv" | "pdf";
                bytes: number;
                /** Format: date-time */
                keptUntil: string;
            }[];
            deliveries: {
                /** @enum {string} */
                kind: "mail" | "webhook";
                /**
                 * Format: uuid
                 * @description The same at every attempt: of the webhook, its header webhook-id
                 */
                id: string;
                /** @enum {string} */
                state: "queued" | "sent" | "dead";
                /**
                 * Format: date-time
                 * @description When a mail was handed over
                 */
                at: string | null;
                /** @description The channel or webhook that is told; null for a mail */
                endpoint: {
                    /** Format: uuid */
                    id: string;
                    /** @enum {string} */
                    kind: "webhook" | "telegram" | "slack" | "ntfy" | "matrix";
                    /** @description Of slack without its path, which is secret */
                    address: string;
                    /** @description Chat, topic or room; null where the kind has none */
                    destination: string | null;
                } | null;
            }[];
        };
        JobReading: {
            ticker: string;
            name: string;
            /** @description Of the value */
            currency: string | null;
            /** @description Mean of the methods that vote, per share */
            value: number | null;
            /** @description Per share, in priceCurrency */
            price: number | null;
            priceCurrency: string | null;
            priceAsOf: string | null;
            /** @description value ÷ price − 1; null unless both are in one currency */
            difference: number | null;
            /** @enum {string|null} */
            status: "undervalued" | "fair" | "overvalued" | null;
            /** @enum {string|null} */
            signal: "buy" | "hold" | "sell" | "none" | null;
            /** @description The code of the failure for which it has no value */
            failure: string | null;
            /**
             * @description Name of the policy that was followed
             * @default null
             */
            policy?: string | null;
            /**
             * @description Name of the team whose policy that was; null: one's own, or none
             * @default null
             */
            policyTeam?: string | null;
        };
        Teams: {
            teams: components["schemas"]["TeamOfPerson"][];
            /** @description To the address of your account */
            invitations: components["schemas"]["InvitationToPerson"][];
            /** @description Teams that you may own */
            most: number;
        };
        TeamOfPerson: {
            /** Format: uuid */
            id: string;
            /** @description Up to 60 characters */
            name: string;
            /**
             * @description Yours
             * @enum {string}
             */
            role: "owner" | "editor" | "commenter" | "reader";
            members: number;
        };
        InvitationToPerson: {
            /** Format: uuid */
            id: string;
            /** @description Up to 60 characters */
            team: string;
            /** @enum {string} */
            role: "editor" | "commenter" | "reader";
            /** @description The name of a person; null: they have left Valora */
            invitedBy: string | null;
            /** Format: date-time */
            expiresAt: string;
        };
        Team: {
            /** Format: uuid */
            id: string;
            /** @description Up to 60 characters */
            name: string;
            /**
             * @description Yours
             * @enum {string}
             */
            role: "owner" | "editor" | "commenter" | "reader";
            /** Format: date-time */
            createdAt: string;
            members: components["schemas"]["TeamMember"][];
            /** @description Told to the owner alone; null to others */
            invitations: components["schemas"]["TeamInvitation"][] | null;
            /** @description Members and open invitations by the plan of the owner; null to others */
            seats: number | null;
            /** @description The newest 50, newest first; all by `GET /v1/teams/{id}/activity` */
            activity: components["schemas"]["TeamActivity"][];
        };
        TeamMember: {
            /** Format: uuid */
            id: string;
            displayName: string;
            /** @description Told to the owner alone */
            email: string | null;
            /** @enum {string} */
            role: "owner" | "editor" | "commenter" | "reader";
            /** Format: date-time */
            joinedAt: string;
            isSelf: boolean;
        };
        TeamInvitation: {
            /** Format: uuid */
            id: string;
            email: string;
            /** @enum {string} */
            role: "editor" | "commenter" | "reader";
            /** Format: date-time */
            sentAt: string;
            /** Format: date-time */
            expiresAt: string;
            isOver: boolean;
        };
        TeamActivity: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            action: "made" | "renamed" | "invited" | "invitationRevoked" | "joined" | "roleChanged" | "handedOver" | "removed" | "left" | "bookMade" | "bookRenamed" | "bookDeleted" | "companyAdded" | "companyRemoved" | "versionGiven" | "versionDeleted" | "thesisWritten" | "thesisDeleted" | "alertSet" | "alertChanged" | "alertRemoved" | "policyShared" | "policyChanged" | "policyDeleted";
            /** @description The name of a person; null: they have left Valora */
            by: string | null;
            /** @description To whom it was done; null: to none, or to a person who has left Valora */
            member: string | null;
            /** @enum {string|null} */
            role: "owner" | "editor" | "commenter" | "reader" | null;
            /** @description The name that the book had then; null: it is about none */
            book: string | null;
            /** @description The company that it is about; null: none */
            ticker: string | null;
            /** @description The name that the policy had then; null: it is about none */
            policy: string | null;
        };
        NewTeam: {
            /** @description Up to 60 characters */
            name: string;
        };
        TeamActivityPage: {
            activity: components["schemas"]["TeamActivity"][];
            /**
             * Format: uuid
             * @description Cursor of the next page; null: there is none
             */
            next: string | null;
        };
        /** @description Open for 14 days, to the account with this address alone */
        NewInvitation: {
            email: string;
            /**
             * @description Owner is none of them: a team is handed over
             * @enum {string}
             */
            role: "editor" | "commenter" | "reader";
        };
        RoleChange: {
            /**
             * @description owner: the team is handed over, and you become an editor
             * @enum {string}
             */
            role: "owner" | "editor" | "commenter" | "reader";
        };
        TeamAlert: {
            /** Format: uuid */
            id: string;
            ticker: string;
            condition: components["schemas"]["AlertCondition"];
        };
        NewTeamAlert: {
            /** @description A company of the book */
            ticker: string;
            /**
             * @description What is watched
             * @enum {string}
             */
            measure: "gap" | "price" | "status" | "ratio";
            /**
             * @description Of gap, price and ratio
             * @enum {string}
             */
            direction?: "above" | "below";
            /** @description Of gap: value ÷ price − 1, as a fraction (0.2 is 20 %). Of price: per share, in the price's currency. Of ratio: in the unit of the ratio: 0.08 of a rate is 8 %, 8 of a multiple is 8×, money is in whole units of the currency of the accounts */
            threshold?: number;
            /**
             * @description Of status: told when the company comes to it
             * @enum {string}
             */
            status?: "undervalued" | "fair" | "overvalued";
            /**
             * @description Of ratio: a formula of your own, written as `ratio` of GET /v1/screener is. It is read as `GET /v1/ratios` reads it: with the accounts of the last fiscal year and at the market's price, never at one that you have noted; no policy enters it
             * @example freeCashFlow / marketValue
             */
            ratio?: string;
        };
        TeamAlertChange: {
            /**
             * @description What is watched
             * @enum {string}
             */
            measure: "gap" | "price" | "status" | "ratio";
            /**
             * @description Of gap, price and ratio
             * @enum {string}
             */
            direction?: "above" | "below";
            /** @description Of gap: value ÷ price − 1, as a fraction (0.2 is 20 %). Of price: per share, in the price's currency. Of ratio: in the unit of the ratio: 0.08 of a rate is 8 %, 8 of a multiple is 8×, money is in whole units of the currency of the accounts */
            threshold?: number;
            /**
             * @description Of status: told when the company comes to it
             * @enum {string}
             */
            status?: "undervalued" | "fair" | "overvalued";
            /**
             * @description Of ratio: a formula of your own, written as `ratio` of GET /v1/screener is. It is read as `GET /v1/ratios` reads it: with the accounts of the last fiscal year and at the market's price, never at one that you have noted; no policy enters it
             * @example freeCashFlow / marketValue
             */
            ratio?: string;
        };
        BookMails: {
            /** @description Whether you are mailed its alerts; at first you are not */
            isMailed: boolean;
        };
        TeamBooks: {
            /** @description By name */
            books: components["schemas"]["TeamBookEntry"][];
            /** @description Books that the team may have, by the plan of its owner */
            most: number;
        };
        TeamBookEntry: {
            /** Format: uuid */
            id: string;
            /** @description Up to 60 characters */
            name: string;
            companies: number;
        };
        NewTeamBook: {
            /** @description Up to 60 characters */
            name: string;
        };
        TeamBook: {
            /** Format: uuid */
            id: string;
            /** @description Up to 60 characters */
            name: string;
            team: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            /**
             * @description Yours in the team
             * @enum {string}
             */
            role: "owner" | "editor" | "commenter" | "reader";
            /**
             * @description The view that is asked for, else that of your active policy
             * @enum {string}
             */
            view: "absolute" | "relative";
            /** @description Your active policy; null: none */
            policy: {
                /** Format: uuid */
                id: string;
                name: string;
                /** @description The team whose policy it is; null: your own */
                team: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                } | null;
            } | null;
            /** @description The one of a team that you can follow no more */
            lostPolicy: {
                /** Format: uuid */
                id: string;
                name: string;
                team: string;
            } | null;
            /** @description Of the team, the first one first */
            alerts: components["schemas"]["TeamAlert"][];
            /** @description Whether you are mailed them */
            isMailed: boolean;
            /** @description By symbol, up to 30, each valued for you: with your active policy and the prices that you have noted */
            companies: components["schemas"]["ListedForReader"][];
        };
        ListedForReader: {
            ticker: string;
            name: string;
            price: {
                value: number;
                currency: string;
                asOf: string;
                source: string;
            } | null;
            /** @description The price that you have noted: then price, gap and status are by it */
            ownPrice: {
                value: number;
                /** Format: date-time */
                notedAt: string;
            } | null;
            /**
             * @description late: more than ten trading days; stale: more than 180 days, and nothing is judged by it
             * @enum {string|null}
             */
            priceAge: "recent" | "late" | "stale" | null;
            currency: string | null;
            /** @description Mean of the methods, per share, with your active policy */
            value: number | null;
            /**
             * @description By whose equity premium the value is: your active policy says it
             * @enum {string}
             */
            view: "absolute" | "relative";
            /** @description value ÷ price − 1; null unless both are in one currency */
            gap: number | null;
            /** @enum {string|null} */
            status: "undervalued" | "fair" | "overvalued" | null;
            /** @description Why there is no signal; null where there is, or is not shown */
            noSignal: {
                /** @enum {string} */
                reason: "notEnoughMethods" | "noPrice" | "priceTooOld" | "accountsTooOld" | "partSeparated";
                /** @description How many methods vote; null where that is not the reason */
                votes: number | null;
            } | null;
            /** @description Why nothing is known of it now */
            failure: string | null;
        };
        TeamVersions: {
            /** @description The one given last first */
            versions: components["schemas"]["TeamVersionEntry"][];
            /** @description Versions that the team may have, by the plan of its owner */
            most: number;
        };
        TeamVersionEntry: {
            /** Format: uuid */
            id: string;
            ticker: string;
            name: string;
            /** Format: date-time */
            savedAt: string;
            /** @description The parameters of its address, which restore the question */
            question: string;
            /** @description Edition of the engine: the same sources have the same one */
            engine: string;
            dataEdition: string;
            note: string | null;
            /** @description The policy that the question followed; null: none */
            policy: {
                name: string;
                /** @description The team whose policy it is; null: your own */
                team: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                } | null;
            } | null;
            result: components["schemas"]["VersionResult"];
            /** @description The name of who gave it; null: they have left Valora */
            givenBy: string | null;
            /** Format: date-time */
            givenAt: string;
        };
        GivenVersion: {
            /** @description Id of a version of your own */
            version: string;
            /** @description Whether your note goes with it; absent: it does not */
            withNote?: boolean;
        };
        VersionEntry: {
            /** Format: uuid */
            id: string;
            ticker: string;
            name: string;
            /** Format: date-time */
            savedAt: string;
            /** @description The parameters of its address, which restore the question */
            question: string;
            /** @description Edition of the engine: the same sources have the same one */
            engine: string;
            dataEdition: string;
            note: string | null;
            /** @description The policy that the question followed; null: none */
            policy: {
                name: string;
                /** @description The team whose policy it is; null: your own */
                team: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                } | null;
            } | null;
            result: components["schemas"]["VersionResult"];
        };
        VersionReplay: {
            /** @description Whether every value is the same, bit for bit */
            isSame: boolean;
            engine: {
                saved: string;
                now: string;
            };
            mean: {
                saved: number | null;
                now: number | null;
            };
            methods: {
                /** @enum {string} */
                method: "discountedCashFlow" | "dividendDiscount" | "comparableMultiples" | "residualIncome" | "netAssetValue" | "earningsPerShare" | "prediction";
                isSame: boolean;
                saved: number | null;
                now: number | null;
                /** @description Why there was, and is, no value */
                reason: {
                    saved: string | null;
                    now: string | null;
                };
                /** @description The calculations whose result is another one although their inputs are the same */
                changed: {
                    name: string;
                    year: number | null;
                    before: {
                        formula: string | null;
                        value: number;
                    };
                    after: {
                        formula: string | null;
                        value: number;
                    };
                }[];
            }[];
        };
        VersionDifference: {
            earlier: components["schemas"]["VersionEntry"];
            later: {
                ticker: string;
                name: string;
                /** Format: date-time */
                savedAt: string;
                /** @description The parameters of its address, which restore the question */
                question: string;
                /** @description Edition of the engine: the same sources have the same one */
                engine: string;
                dataEdition: string;
                note: string | null;
                /** @description The policy that the question followed; null: none */
                policy: {
                    name: string;
                    /** @description The team whose policy it is; null: your own */
                    team: {
                        /** Format: uuid */
                        id: string;
                        name: string;
                    } | null;
                } | null;
                result: components["schemas"]["VersionResult"];
                /**
                 * Format: uuid
                 * @description Null: today
                 */
                id: string | null;
            };
            /** @description In the order of the steps */
            changes: components["schemas"]["VersionChange"][];
            mean: {
                before: number | null;
                after: number | null;
                /** @description Null where one of the two values is unknown */
                bridge: {
                    steps: {
                        changes: components["schemas"]["VersionChange"][];
                        effect: number;
                    }[];
                    /** @description What is to be added after the effects, in their order, to have `after` to the last bit */
                    rounding: number;
                } | null;
            };
            methods: {
                before: number | null;
                after: number | null;
                /** @description Null where one of the two values is unknown */
                bridge: {
                    steps: {
                        changes: components["schemas"]["VersionChange"][];
                        effect: number;
                    }[];
                    /** @description What is to be added after the effects, in their order, to have `after` to the last bit */
                    rounding: number;
                } | null;
                /** @enum {string} */
                method: "discountedCashFlow" | "dividendDiscount" | "comparableMultiples" | "residualIncome" | "netAssetValue" | "earningsPerShare" | "prediction";
            }[];
        };
        VersionChange: {
            /** @enum {string} */
            kind: "definitions";
            /** @enum {string} */
            since: "earlier" | "later";
        } | {
            /** @enum {string} */
            kind: "figure";
            /** @enum {string} */
            name: "revenue" | "costOfRevenue" | "grossProfit" | "ebit" | "ebitda" | "depreciationAndAmortization" | "interestExpense" | "pretaxIncome" | "incomeTaxExpense" | "netIncome" | "epsDiluted" | "dilutedShares" | "dividendsPerShare" | "dividendsPaid" | "shareRepurchases" | "researchAndDevelopment" | "operatingCashFlow" | "capitalExpenditure" | "freeCashFlow" | "totalAssets" | "totalLiabilities" | "totalEquity" | "totalDebt" | "longTermDebt" | "cashAndEquivalents" | "goodwill" | "intangibles" | "stockBasedCompensation" | "currentAssets" | "currentLiabilities" | "inventory" | "receivables" | "sellingGeneralAndAdministrative" | "operatingLeaseLiabilities" | "currentDebt" | "acquisitions" | "marketableSecurities" | "minorityInterests" | "preferredEquity" | "retainedEarnings" | "propertyPlantAndEquipment" | "netDebt";
            before: number | null;
            after: number | null;
        } | {
            /** @enum {string} */
            kind: "input";
            /** @enum {string} */
            name: "accounts" | "sharesOutstanding" | "price" | "beta" | "companyFacts" | "riskFreeRate" | "equityRiskPremium" | "averageBeta" | "countryRiskPremium" | "taxRate" | "economicGrowth" | "creditSpreads" | "industryAverages" | "marketFacts" | "peers" | "prediction" | "day";
            before: number | null;
            after: number | null;
        } | {
            /** @enum {string} */
            kind: "setting";
            /** @enum {string} */
            name: "scenario" | "type" | "wacc" | "growth" | "horizon" | "terminalGrowth" | "margin" | "salesToCapital" | "terminalReturn" | "payout" | "persistence" | "dilution" | "researchLife" | "fadeYears" | "keptReturn" | "buybackPayout" | "goodwillInCapital" | "exitMultiple" | "elapsedYears" | "lastTwelveMonths" | "riskFreeRate" | "equityRiskPremium" | "beta" | "growthByYear" | "marginByYear" | "salesToCapitalByYear" | "discounting" | "cashFlow" | "dividends" | "peers" | "force" | "prudent" | "view";
            before?: unknown;
            after?: unknown;
        };
        TeamTheses: {
            theses: components["schemas"]["TeamThesis"][];
            most: number;
        };
        TeamThesis: {
            /** Format: uuid */
            id: string;
            ticker: string;
            name: string;
            /** @description Markdown, up to 10000 characters; {{name}} stands for a figure of the company as it is when it is read */
            thesis: string;
            /** @description What would prove it wrong */
            disproof: string;
            /** @description When to look at it again; a mail reminds of it, once */
            reviewOn: string | null;
            buyPrice: number | null;
            sellPrice: number | null;
            /** @description Of both prices */
            currency: string;
            /** Format: date-time */
            changedAt: string;
        };
        TeamThesisRead: {
            /** @description Null where the team has written none of this company */
            thesis: {
                /** Format: uuid */
                id: string;
                ticker: string;
                name: string;
                /** @description Markdown, up to 10000 characters; {{name}} stands for a figure of the company as it is when it is read */
                thesis: string;
                /** @description What would prove it wrong */
                disproof: string;
                /** @description When to look at it again; a mail reminds of it, once */
                reviewOn: string | null;
                buyPrice: number | null;
                sellPrice: number | null;
                /** @description Of both prices */
                currency: string;
                /** Format: date-time */
                changedAt: string;
            } | null;
            /** @description Those that it names; empty where the company is not read now */
            figures: components["schemas"]["ThesisFigure"][];
            /** @description Of figures per share */
            currency: string | null;
        };
        ThesisFigure: {
            name: string;
            /** @description Null where it is not known today */
            value: number | null;
            /**
             * @description perShare: in the currency of the accounts
             * @enum {string}
             */
            unit: "perShare" | "rate" | "ratio";
            /** Format: date */
            asOf: string | null;
        };
        NewTeamThesis: {
            /** @description Markdown, up to 10000 characters; {{name}} stands for a figure of the company as it is when it is read */
            thesis?: string;
            /** @description Markdown, up to 10000 characters; {{name}} stands for a figure of the company as it is when it is read */
            disproof?: string;
            /** @description When to look at it again; a mail reminds of it, once */
            reviewOn?: string | null;
            buyPrice?: number | null;
            sellPrice?: number | null;
            /** @description Of both prices: that of the accounts, or that of the prices kept so far. Absent: that of the accounts */
            currency?: string;
            /** @description As it was read, null where there was none; where another one is there now, nothing is saved (`editConflict`, `thesisGone`). Absent: the last one wins */
            changedAt?: string | null;
        };
        TeamPolicies: {
            /** @description By name */
            policies: components["schemas"]["TeamPolicy"][];
            /** @description Policies that the team may have, by the plan of its owner */
            most: number;
        };
        TeamPolicy: {
            /** @enum {string|null} */
            scenario: "conservative" | "neutral" | "optimistic" | null;
            wacc: number | null;
            growth: number | null;
            horizon: number | null;
            /** @enum {string|null} */
            view: "absolute" | "relative" | null;
            /** @enum {string|null} */
            discounting: "midYear" | "yearEnd" | null;
            /** @enum {string|null} */
            cashFlow: "toFirm" | "toEquity" | null;
            /** @enum {string|null} */
            dividends: "totalPayout" | "dividendsOnly" | "constantGrowth" | "twoStage" | "threeStage" | "halfLife" | null;
            /** @enum {string|null} */
            source: "automatic" | "sec-edgar" | "filings-xbrl-org" | "fmp" | "eodhd" | "yahoo" | "alpha-vantage" | "finnhub" | "twelve-data" | "tiingo" | "bundled" | null;
            /** Format: uuid */
            id: string;
            name: string;
            /** @description Whether your own analyses follow it */
            isActive: boolean;
            /** @description The name of who shared it; null: they have left Valora */
            sharedBy: string | null;
            /** Format: date-time */
            sharedAt: string;
            /** Format: date-time */
            changedAt: string;
        };
        NewTeamPolicy: {
            /**
             * @description Up to 60 characters
             * @example House WACC
             */
            name: string;
            /** @enum {string|null} */
            scenario?: "conservative" | "neutral" | "optimistic" | null;
            /** @description As a fraction: 0.09 is 9 %; null or absent: left to be computed */
            wacc?: number | null;
            /** @description Growth of the first year, as a fraction, below wacc; null or absent: left to be computed */
            growth?: number | null;
            /** @description Years of explicit forecast; null or absent: the usual ones */
            horizon?: number | null;
            /**
             * @description By whose equity premium; your watchlist and its alerts follow it; null or absent: absolute, unless asked
             * @enum {string|null}
             */
            view?: "absolute" | "relative" | null;
            /**
             * @description When cash flows arrive, in every method that discounts them
             * @enum {string|null}
             */
            discounting?: "midYear" | "yearEnd" | null;
            /**
             * @description The flow that the discounted cash flow takes
             * @enum {string|null}
             */
            cashFlow?: "toFirm" | "toEquity" | null;
            /**
             * @description Which dividends are discounted, and how they grow
             * @enum {string|null}
             */
            dividends?: "totalPayout" | "dividendsOnly" | "constantGrowth" | "twoStage" | "threeStage" | "halfLife" | null;
            /** @enum {string|null} */
            source?: "automatic" | "sec-edgar" | "filings-xbrl-org" | "fmp" | "eodhd" | "yahoo" | "alpha-vantage" | "finnhub" | "twelve-data" | "tiingo" | "bundled" | null;
        };
        TeamPolicyChange: {
            /**
             * @description Up to 60 characters
             * @example House WACC
             */
            name: string;
            /** @enum {string|null} */
            scenario?: "conservative" | "neutral" | "optimistic" | null;
            /** @description As a fraction: 0.09 is 9 %; null or absent: left to be computed */
            wacc?: number | null;
            /** @description Growth of the first year, as a fraction, below wacc; null or absent: left to be computed */
            growth?: number | null;
            /** @description Years of explicit forecast; null or absent: the usual ones */
            horizon?: number | null;
            /**
             * @description By whose equity premium; your watchlist and its alerts follow it; null or absent: absolute, unless asked
             * @enum {string|null}
             */
            view?: "absolute" | "relative" | null;
            /**
             * @description When cash flows arrive, in every method that discounts them
             * @enum {string|null}
             */
            discounting?: "midYear" | "yearEnd" | null;
            /**
             * @description The flow that the discounted cash flow takes
             * @enum {string|null}
             */
            cashFlow?: "toFirm" | "toEquity" | null;
            /**
             * @description Which dividends are discounted, and how they grow
             * @enum {string|null}
             */
            dividends?: "totalPayout" | "dividendsOnly" | "constantGrowth" | "twoStage" | "threeStage" | "halfLife" | null;
            /** @enum {string|null} */
            source?: "automatic" | "sec-edgar" | "filings-xbrl-org" | "fmp" | "eodhd" | "yahoo" | "alpha-vantage" | "finnhub" | "twelve-data" | "tiingo" | "bundled" | null;
            /** @description As it was read; where it has been changed or deleted since, nothing is saved (`editConflict`, `policyGone`). Absent: the last one wins */
            changedAt?: string;
        };
        Discussions: {
            /** @description The one with the newest comment first */
            companies: components["schemas"]["DiscussedCompany"][];
        };
        DiscussedCompany: {
            ticker: string;
            name: string;
            openThreads: number;
            /**
             * Format: date-time
             * @description Of the newest comment
             */
            lastAt: string;
        };
        Discussion: {
            ticker: string;
            name: string;
            team: string;
            /**
             * @description Yours: a reader reads, the others write
             * @enum {string}
             */
            role: "owner" | "editor" | "commenter" | "reader";
            /** @description Who can be mentioned: every member but you */
            members: {
                /** Format: uuid */
                id: string;
                displayName: string;
            }[];
            /** @description Grows with each change of the discussion */
            number: number;
            /** @description The one with the newest comment first */
            threads: components["schemas"]["Thread"][];
        };
        Thread: {
            /** Format: uuid */
            id: string;
            anchor: components["schemas"]["Anchor"];
            /** @description Of the last change of the discussion that changed this thread */
            number: number;
            isResolved: boolean;
            resolvedBy: string | null;
            /** @description Oldest first; the first one has begun the thread */
            comments: components["schemas"]["Comment"][];
        };
        /**
         * @description What a thread is about: the company, or a method, an assumption, a figure, a ratio or a section of its analysis
         * @enum {string}
         */
        Anchor: "company" | "method:discountedCashFlow" | "method:dividendDiscount" | "method:comparableMultiples" | "method:residualIncome" | "method:netAssetValue" | "method:earningsPerShare" | "method:prediction" | "assumption:wacc" | "assumption:growth" | "assumption:horizon" | "assumption:terminalGrowth" | "assumption:margin" | "assumption:salesToCapital" | "assumption:terminalReturn" | "assumption:payout" | "assumption:persistence" | "assumption:dilution" | "assumption:researchLife" | "assumption:fadeYears" | "assumption:keptReturn" | "assumption:buybackPayout" | "assumption:goodwillInCapital" | "assumption:exitMultiple" | "assumption:elapsedYears" | "assumption:lastTwelveMonths" | "assumption:riskFreeRate" | "assumption:equityRiskPremium" | "assumption:beta" | "figure:price" | "figure:revenue" | "figure:costOfRevenue" | "figure:grossProfit" | "figure:ebit" | "figure:ebitda" | "figure:depreciationAndAmortization" | "figure:interestExpense" | "figure:pretaxIncome" | "figure:incomeTaxExpense" | "figure:netIncome" | "figure:epsDiluted" | "figure:dilutedShares" | "figure:dividendsPerShare" | "figure:dividendsPaid" | "figure:shareRepurchases" | "figure:researchAndDevelopment" | "figure:operatingCashFlow" | "figure:capitalExpenditure" | "figure:freeCashFlow" | "figure:totalAssets" | "figure:totalLiabilities" | "figure:totalEquity" | "figure:totalDebt" | "figure:longTermDebt" | "figure:cashAndEquivalents" | "figure:goodwill" | "figure:intangibles" | "figure:stockBasedCompensation" | "figure:currentAssets" | "figure:currentLiabilities" | "figure:inventory" | "figure:receivables" | "figure:sellingGeneralAndAdministrative" | "figure:operatingLeaseLiabilities" | "figure:currentDebt" | "figure:acquisitions" | "figure:marketableSecurities" | "figure:minorityInterests" | "figure:preferredEquity" | "figure:retainedEarnings" | "figure:propertyPlantAndEquipment" | "figure:netDebt" | "ratio:grossMargin" | "ratio:operatingMargin" | "ratio:netMargin" | "ratio:freeCashFlowMargin" | "ratio:returnOnAssets" | "ratio:returnOnEquity" | "ratio:returnOnCapital" | "ratio:returnOnTotalCapital" | "ratio:taxBurden" | "ratio:interestBurden" | "ratio:assetTurnover" | "ratio:equityMultiplier" | "ratio:debtToEquity" | "ratio:debtToAssets" | "ratio:netDebtToEbitda" | "ratio:interestCover" | "ratio:currentRatio" | "ratio:quickRatio" | "ratio:cashRatio" | "ratio:cashConversion" | "ratio:freeCashConversion" | "ratio:investmentRate" | "ratio:stockPayRate" | "ratio:payoutRatio" | "section:summary" | "section:methods" | "section:change" | "section:accounts" | "section:custom" | "section:sensitivity" | "section:reverse" | "section:tornado" | "section:simulation" | "section:differ" | "section:parts" | "section:through-time" | "section:peers" | "section:quality" | "section:bridge" | "section:assumptions" | "section:sources";
        Comment: {
            /** Format: uuid */
            id: string;
            /** @description Null: the writer has left Valora, or the comment was deleted */
            by: {
                /** Format: uuid */
                id: string;
                displayName: string;
            } | null;
            isOwn: boolean;
            /** @description Null: deleted; only its place among the others is left */
            text: string | null;
            mentions: {
                /** Format: uuid */
                id: string;
                displayName: string;
            }[];
            /** Format: date-time */
            writtenAt: string;
            /** Format: date-time */
            editedAt: string | null;
            /** @description Sent back with an edit, so that it replaces nothing newer */
            revision: number;
        };
        NewThread: {
            anchor: components["schemas"]["Anchor"];
            /** @description Markdown, up to 4000 characters */
            text: string;
            /** @description Members by id, up to 10; each is told by mail, once */
            mentions?: string[];
        };
        NewComment: {
            /** @description Markdown, up to 4000 characters */
            text: string;
            /** @description Members by id, up to 10; each is told by mail, once */
            mentions?: string[];
        };
        ThreadState: {
            isResolved: boolean;
        };
        CommentEdit: {
            /** @description Markdown, up to 4000 characters */
            text: string;
            /** @description Members to be mentioned besides those who are already */
            mentions?: string[];
            /** @description As it was read; where it was edited since, nothing is saved (`editConflict`) */
            revision: number;
        };
        Theses: {
            theses: components["schemas"]["Thesis"][];
            most: number;
        };
        Thesis: {
            /** Format: uuid */
            id: string;
            ticker: string;
            name: string;
            /** @description Markdown, up to 10000 characters; {{name}} stands for a figure of the company as it is when it is read */
            thesis: string;
            /** @description What would prove it wrong */
            disproof: string;
            /** @description When to look at it again; a mail reminds of it, once */
            reviewOn: string | null;
            buyPrice: number | null;
            sellPrice: number | null;
            /** @description Of both prices */
            currency: string;
            /** @description Held against each new filing of the company; a mail tells a crossing, once */
            limits: components["schemas"]["ThesisLimit"][];
            /** Format: date-time */
            changedAt: string;
        };
        ThesisLimit: {
            /** @enum {string} */
            figure: "grossMargin" | "operatingMargin" | "netMargin" | "freeCashFlowMargin" | "returnOnAssets" | "returnOnEquity" | "returnOnCapital" | "returnOnTotalCapital" | "assetTurnover" | "debtToEquity" | "debtToAssets" | "netDebtToEbitda" | "interestCover" | "currentRatio" | "quickRatio" | "cashRatio" | "cashConversion" | "freeCashConversion" | "investmentRate" | "stockPayRate" | "payoutRatio";
            /** @enum {string} */
            bound: "atLeast" | "atMost";
            /**
             * @description Of a rate as a decimal: 0.25 is 25 %
             * @example 0.25
             */
            threshold: number;
            /** @enum {string} */
            unit: "rate" | "ratio";
            /** @description By the filing looked at last; null where that does not tell it */
            value: number | null;
            /**
             * Format: date
             * @description End of the fiscal year of the value
             */
            asOf: string | null;
            /** @description Where a value is not told, as it was before */
            isCrossed: boolean;
            /**
             * Format: date-time
             * @description When it was found to be crossed; null: it is kept
             */
            crossedAt: string | null;
        };
        NewThesis: {
            /** @example KO */
            ticker: string;
            /** @description Markdown, up to 10000 characters; {{name}} stands for a figure of the company as it is when it is read */
            thesis?: string;
            /** @description Markdown, up to 10000 characters; {{name}} stands for a figure of the company as it is when it is read */
            disproof?: string;
            /** @description When to look at it again; a mail reminds of it, once */
            reviewOn?: string | null;
            buyPrice?: number | null;
            sellPrice?: number | null;
            /** @description Up to 6; in place of those it had */
            limits?: components["schemas"]["NewThesisLimit"][];
            /** @description Of both prices: that of the accounts, or that of the prices kept so far. Absent: that of the accounts */
            currency?: string;
            /** @description As it was read, null where there was none; where another one is there now, nothing is saved (`editConflict`, `thesisGone`). Absent: the last one wins */
            changedAt?: string | null;
        };
        NewThesisLimit: {
            /** @enum {string} */
            figure: "grossMargin" | "operatingMargin" | "netMargin" | "freeCashFlowMargin" | "returnOnAssets" | "returnOnEquity" | "returnOnCapital" | "returnOnTotalCapital" | "assetTurnover" | "debtToEquity" | "debtToAssets" | "netDebtToEbitda" | "interestCover" | "currentRatio" | "quickRatio" | "cashRatio" | "cashConversion" | "freeCashConversion" | "investmentRate" | "stockPayRate" | "payoutRatio";
            /** @enum {string} */
            bound: "atLeast" | "atMost";
            /**
             * @description Of a rate as a decimal: 0.25 is 25 %
             * @example 0.25
             */
            threshold: number;
        };
        ThesisRead: {
            thesis: components["schemas"]["Thesis"];
            /** @description Those that it names; empty where the company is not read now */
            figures: components["schemas"]["ThesisFigure"][];
            /** @description Of figures per share */
            currency: string | null;
        };
        Versions: {
            versions: components["schemas"]["VersionEntry"][];
            /** @description The most that your plan keeps */
            most: number;
        };
        NewVersion: {
            /** @example KO */
            ticker: string;
            /**
             * @description Parameters of the analysis as its address writes them
             * @example wacc=0.08&horizon=7
             */
            question?: string;
            /** @description Up to 2000 characters */
            note?: string;
        };
        ContactMessage: {
            /**
             * @description Where the answer goes
             * @example ana@example.org
             */
            email: string;
            /** @description Up to 200 characters */
            subject: string;
            /** @description From 10 to 5000 characters */
            message: string;
            /**
             * @description Of the answer; Spanish unless given
             * @enum {string}
             */
            language?: "es" | "en" | "it";
            /** @description Leave it out: only programs that fill in every field write here */
            website?: string;
        };
        /** @description A number that a reader takes for wrong; `expected` or `comment` is needed */
        WrongNumber: {
            /**
             * @description Symbol of the company
             * @example AAPL
             */
            ticker: string;
            /**
             * @description Name of the number in its trace
             * @example cashAndEquivalents
             */
            figure: string;
            /**
             * @description What it is in its trace
             * @enum {string}
             */
            kind: "figure" | "reference" | "assumption" | "step";
            /** @description As it was shown, unrounded: money in whole units, a rate as a fraction */
            value: number;
            /** @enum {string} */
            unit: "rate" | "ratio" | "money" | "perShare" | "shares" | "years" | "count";
            /**
             * @description Currency of the accounts
             * @example USD
             */
            currency: string;
            /**
             * @description Address of the page within the site
             * @example /analysis/AAPL?how=discountedCashFlow
             */
            page: string;
            /**
             * @description Last day of its period, or its day
             * @example 2025-09-27
             */
            period?: string | null;
            /** @description Months covered; 0 at a day, null a fiscal year */
            months?: number | null;
            /** @description Forecast year */
            year?: number | null;
            /**
             * @description Who gave the accounts
             * @example bundled
             */
            provider?: string | null;
            /** @description Publication of a market figure */
            source?: string | null;
            /**
             * @description Filing that it was read in
             * @example 0000320193-25-000079
             */
            document?: string | null;
            /** @description What it should be, up to 100 characters */
            expected?: string;
            /** @description Web address where that can be read, up to 1000 characters */
            evidence?: string;
            /** @description Up to 5000 characters */
            comment?: string;
            /** @description Where the answer goes; without it, to the account of the key */
            email?: string;
            /**
             * @description Of the answer; Spanish unless given
             * @enum {string}
             */
            language?: "es" | "en" | "it";
            /** @description Leave it out: only programs that fill in every field write here */
            website?: string;
        };
        Popular: {
            /** @description True until the first search: companies and searches are examples */
            isSample: boolean;
            /**
             * @description By whose equity premium every value is
             * @enum {string}
             */
            view: "absolute" | "relative";
            companies: components["schemas"]["PopularCompany"][];
        };
        PopularCompany: {
            rank: number;
            ticker: string;
            name: string;
            currency: string;
            price: number | null;
            /** Format: date */
            priceAsOf: string | null;
            /** @description Whom the price is from */
            priceSource: string | null;
            /**
             * @description late: more than ten trading days; stale: more than 180 days, and nothing is judged by it
             * @enum {string|null}
             */
            priceAge: "recent" | "late" | "stale" | null;
            /**
             * Format: date
             * @description The end of the accounts that the value starts from
             */
            accountsAsOf: string | null;
            /** @description By discounted cash flow in the neutral scenario; null where it does not apply */
            value: number | null;
            /**
             * @description Why that method gives no value
             * @enum {string|null}
             */
            notApplicable: "financial" | "holding" | "noDividend" | "shortDividendHistory" | "dividendSuspended" | "dividendNotCovered" | "shortHistory" | "negativeEbit" | "negativeEarnings" | "negativeEquity" | "bookTooSmall" | "negativeTerminalCashFlow" | "equityUnderWater" | "fewPeers" | "currencyUnresolved" | "dataSuspect" | "impliedPremiumMissing" | "shareBasisUnsettled" | "sharesMissing" | "figuresMissing" | "debtUnknown" | "discountRateNotAboveGrowth" | "discountRateNearGrowth" | "discountRateInvalid" | "distressed" | "lossMaking" | "preRevenue" | "modelNotInstalled" | "sectorNotInTraining" | "outOfDomain" | "featuresMissing" | "statementsStale" | "bandTooWide" | "outOfProportion" | "notFinite" | null;
            /** @description value − price */
            difference: number | null;
            /** @description value ÷ price − 1 */
            relativeDifference: number | null;
            /**
             * @description Why its value is shown without a vote; null where it votes or gives none
             * @enum {string|null}
             */
            notVoting: "informative" | "staleStatements" | "assetLight" | "bookAtCost" | "exitWithoutMarket" | "atRisk" | "neutralWithoutValue" | "partSeparated" | "financeArm" | "interestUnlikely" | "debtEstimated" | "partOwnedByOthers" | "implausiblyLow" | "implausiblyHigh" | "fewInputs" | "pathSupposed" | "stillUnprofitable" | "voteNotEarned" | "forced" | null;
            /**
             * @description Null where it does not vote
             * @enum {string|null}
             */
            status: "undervalued" | "fair" | "overvalued" | null;
            /** @description Why all methods together give no signal; null where they do, or where you have not opened the company */
            noSignal: {
                /** @enum {string} */
                reason: "notEnoughMethods" | "noPrice" | "priceTooOld" | "accountsTooOld" | "partSeparated";
                /** @description How many methods vote; null where that is not the reason */
                votes: number | null;
            } | null;
            /** @description Of the last seven days, one for each visitor, company and day */
            searches: number;
        };
        Portfolio: {
            /** @enum {number} */
            schemaVersion: 1;
            /** @enum {string} */
            currency: "EUR" | "USD" | "GBP" | "CHF" | "SEK" | "DKK" | "NOK" | "PLN" | "CZK" | "JPY" | "CAD" | "AUD" | "MXN" | "BRL";
            /** Format: date */
            asOf: string;
            /**
             * @description By whose headings the table was read
             * @enum {string|null}
             */
            broker: "interactiveBrokers" | "degiro" | "trading212" | "xtb" | "directa" | "fineco" | "etoro" | null;
            coverage: {
                positions: number;
                valued: number;
                /** @description Without a market value: not in `share` */
                unpriced: number;
                /** @description Valued part of the market value of all positions with a price and a rate; null without any */
                share: number | null;
            };
            total: {
                /** @description In the portfolio's currency, to the hundredth */
                market: number;
                /** @description In the portfolio's currency, to the hundredth */
                value: number;
                difference: number | null;
                /** @description Null unless known of every valued position */
                cost: number | null;
            };
            bySector: components["schemas"]["PortfolioSector"][];
            byCountry: components["schemas"]["PortfolioCountry"][];
            signals: {
                buy: number;
                hold: number;
                sell: number;
                none: number;
            };
            concentration: {
                largest: number;
                topFive: number;
                /** @description 1 ÷ the sum of the squared weights */
                effectivePositions: number;
            } | null;
            /** @description What moves the value most comes first */
            dependence: components["schemas"]["PortfolioDependence"][];
            dividends: {
                /** @description In the portfolio's currency, to the hundredth */
                converted: number;
                byCurrency: components["schemas"]["PortfolioDividends"][];
                /** @description Valued shares whose dividend no statement tells */
                unknown: string[];
            };
            rates: components["schemas"]["PortfolioRate"][];
            /** @description Currencies without a rate: give yours in `rates` */
            missingRates: string[];
            positions: components["schemas"]["PortfolioPosition"][];
            leftOut: components["schemas"]["PortfolioOmission"][];
            skipped: components["schemas"]["PortfolioSkippedRow"][];
        };
        PortfolioSector: {
            /** @enum {string} */
            sector: "energy" | "materials" | "industrials" | "consumerDiscretionary" | "consumerStaples" | "healthCare" | "financials" | "informationTechnology" | "communicationServices" | "utilities" | "realEstate";
            positions: number;
            /** @description In the portfolio's currency, to the hundredth */
            market: number;
            /** @description In the portfolio's currency, to the hundredth */
            value: number;
            difference: number;
            weight: number;
        };
        PortfolioCountry: {
            country: string;
            positions: number;
            /** @description In the portfolio's currency, to the hundredth */
            market: number;
            /** @description In the portfolio's currency, to the hundredth */
            value: number;
            difference: number;
            weight: number;
        };
        PortfolioDependence: {
            /** @enum {string} */
            lever: "discountRate" | "growth" | "margin";
            lowered: {
                /** @description In the portfolio's currency, to the hundredth */
                value: number;
                /** @description ÷ the value as it is, − 1 */
                difference: number;
            };
            raised: {
                /** @description In the portfolio's currency, to the hundredth */
                value: number;
                /** @description ÷ the value as it is, − 1 */
                difference: number;
            };
            /** @description Positions that have the assumption; the others keep their value */
            moved: number;
        };
        PortfolioDividends: {
            currency: string;
            /** @description In that currency, to the hundredth */
            amount: number;
            /** @description In the portfolio's currency, to the hundredth */
            converted: number;
            positions: {
                ticker: string;
                perShare: number;
                amount: number;
                /**
                 * Format: date
                 * @description The end of the twelve months that the figure is of
                 */
                asOf: string;
            }[];
        };
        PortfolioRate: {
            from: string;
            to: string;
            /** @description Units of `to` for one of `from` */
            value: number;
            /** Format: date */
            asOf: string | null;
            /** @description Null: the reader's own */
            source: string | null;
        };
        PortfolioPosition: {
            ticker: string;
            name: string;
            /** @enum {string} */
            sector: "energy" | "materials" | "industrials" | "consumerDiscretionary" | "consumerStaples" | "healthCare" | "financials" | "informationTechnology" | "communicationServices" | "utilities" | "realEstate";
            country: string;
            quantity: number;
            /** @description Per share, in priceCurrency */
            price: number;
            priceCurrency: string;
            /** Format: date */
            priceAsOf: string;
            /** @description The mean of the methods that vote, in valueCurrency */
            valuePerShare: number;
            valueCurrency: string;
            /** @description In the portfolio's currency, to the hundredth */
            market: number;
            /** @description In the portfolio's currency, to the hundredth */
            value: number;
            /** @description Value ÷ price − 1, as the company's page says it */
            difference: number;
            /** @description Of the market value of what is valued */
            weight: number;
            /** @description What was paid, at today's exchange rate; null where it is not known */
            cost: number | null;
            /** @description What was given, by the currency of the cost; an amount is null where no cost was given */
            lots: {
                quantity: number;
                amount: number | null;
                currency: string | null;
            }[];
            /** @enum {string} */
            signal: "buy" | "hold" | "sell" | "none";
        };
        PortfolioOmission: {
            /** @description The share, or what was written where none is meant */
            symbol: string;
            name: string | null;
            quantity: number;
            /** @description What was given, by the currency of the cost; an amount is null where no cost was given */
            lots: {
                quantity: number;
                amount: number | null;
                currency: string | null;
            }[];
            /** @description Null where price or rate is missing, or the price is too old */
            market: number | null;
            /** @description One of unknownSymbol, noPrice, noValue, noExchangeRate, priceTooOld, accountsTooOld, partSeparated, or the code of a problem */
            reason: string;
            params: {
                [key: string]: string | number;
            };
            suggestions: {
                ticker: string;
                name: string;
            }[];
        };
        PortfolioSkippedRow: {
            /** @description Of the table, the first is 1; null for what several rows add up to */
            row: number | null;
            text: string;
            /** @enum {string} */
            reason: "cash" | "short" | "notAShare" | "quantityInvalid" | "numberDoubtful" | "cellsTooMany" | "symbolMissing" | "total" | "closed" | "movement" | "unfollowed" | "splitUnseen" | "exchangeUnmatched";
        };
        KeptPortfolios: {
            portfolios: components["schemas"]["KeptPortfolio"][];
            most: number;
        };
        KeptPortfolio: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            currency: "EUR" | "USD" | "GBP" | "CHF" | "SEK" | "DKK" | "NOK" | "PLN" | "CZK" | "JPY" | "CAD" | "AUD" | "MXN" | "BRL";
            /** @description As the form takes them: symbol, quantity, cost and its currency, divided by tabs, a line each */
            positions: string;
            /** Format: date-time */
            changedAt: string;
        };
        NewPortfolio: {
            /** @description Up to 60 characters, each once */
            name: string;
            currency?: string;
            /** @description As the form takes them: symbol, quantity, cost and its currency, divided by tabs, a line each */
            positions: string;
        };
        PortfolioChange: {
            /** @description Up to 60 characters, each once */
            name: string;
            currency?: string;
            /** @description As the form takes them: symbol, quantity, cost and its currency, divided by tabs, a line each */
            positions: string;
            /** @description As it was read; where it was changed since, nothing is saved (`editConflict`). Absent: the last one wins */
            changedAt?: string;
        };
        BrokerConnections: {
            connections: components["schemas"]["BrokerConnection"][];
            /** @description False: the operator has set no key with which tokens are encrypted */
            isOffered: boolean;
        };
        BrokerConnection: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            broker: "interactiveBrokers" | "alpaca";
            /** @description An account of Alpaca for practice, without money */
            isPaper: boolean;
            /**
             * Format: uuid
             * @description The portfolio that holds its positions
             */
            portfolioId: string;
            portfolioName: string;
            /** Format: date-time */
            connectedAt: string;
            /**
             * Format: date-time
             * @description When the broker last told the positions
             */
            fetchedAt: string;
            /**
             * Format: date
             * @description At the end of which day they are held; null: at that moment
             */
            asOf: string | null;
            /** @description False: the portfolio was changed by hand since */
            isAsFetched: boolean;
            /** @description Accounts in the statement; their positions are added up */
            accounts: number;
            /** @description False: the statement has no section of cash */
            tellsCash: boolean;
            /** @description What is no share to value, and why */
            leftOut: components["schemas"]["BrokerPositionLeftOut"][];
        };
        BrokerPositionLeftOut: {
            text: string;
            /** @enum {string} */
            reason: "cash" | "short" | "notAShare" | "quantityInvalid" | "numberDoubtful" | "cellsTooMany" | "symbolMissing" | "total" | "closed" | "movement" | "unfollowed" | "splitUnseen" | "exchangeUnmatched";
        };
        NewBrokerConnection: {
            /** @description One of interactiveBrokers, alpaca */
            broker: string;
            /** @description Of the portfolio that is kept with the positions, up to 60 characters */
            name: string;
            /** @description In which it is added up: one of EUR, USD, GBP, CHF, SEK, DKK, NOK, PLN, CZK, JPY, CAD, AUD, MXN, BRL; EUR if absent */
            currency?: string;
            /** @description Interactive Brokers: the token of the Flex Web Service */
            token?: string;
            /** @description Interactive Brokers: the number of the Flex query */
            query?: string;
            /** @description Alpaca: the id of the key */
            keyId?: string;
            /** @description Alpaca: its secret */
            secret?: string;
            /** @description Alpaca: whether the key is of an account for practice */
            isPaper?: boolean;
        };
        SavedItems: {
            saved: components["schemas"]["SavedItem"][];
            most: number;
        };
        SavedItem: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "screen" | "ratio";
            name: string;
            /** @description The parameters of the screener's address, or the formula */
            content: string;
            /** @description Of the page that shows it; it can be shared */
            address: string;
            isWatched: boolean;
            /** @description How many the screen held when it was last looked at */
            companies: number | null;
            /** Format: date-time */
            checkedAt: string | null;
            /** Format: date-time */
            changedAt: string;
        };
        NewSavedItem: {
            /** @enum {string} */
            kind: "screen" | "ratio";
            /** @description Up to 60 characters, each once of a kind */
            name: string;
            /** @description country=ES&minDividendYield=0.04 of a screen, freeCashFlow / marketValue of a ratio */
            content: string;
            /** @description Whether you are told when a company enters or leaves: by mail and to programs (screen.changed). Screens alone; of the pro plan where plans limit people */
            isWatched?: boolean;
        };
        SavedItemChange: {
            /** @description Up to 60 characters, each once of a kind */
            name?: string;
            /** @description Whether you are told when a company enters or leaves: by mail and to programs (screen.changed). Screens alone; of the pro plan where plans limit people */
            isWatched?: boolean;
        };
        Statements: {
            /** @enum {number} */
            schemaVersion: 1;
            ticker: string;
            name: string;
            cik: string | null;
            currency: string;
            /** @enum {string} */
            period: "annual" | "quarterly" | "ttm";
            availablePeriods: ("annual" | "quarterly" | "ttm")[];
            provider: string;
            columns: {
                /** Format: date */
                periodEnd: string;
                /** Format: date */
                filedAt: string | null;
                accession: string | null;
                fiscalYear: number | null;
                months: 3 | 12;
                form: string | null;
                madeOf: {
                    /** Format: date */
                    periodEnd: string;
                    /** Format: date */
                    filedAt: string | null;
                    accession: string | null;
                    sign: 1 | -1;
                    months: number;
                }[];
            }[];
            years: {
                fiscalYear: number;
                /** Format: date */
                fiscalYearEnd: string;
                /** Format: date */
                filedAt: string | null;
                form: string | null;
                accession: string | null;
            }[];
            statements: {
                /** @enum {string} */
                name: "income" | "balance" | "cashFlow";
                lines: {
                    /** @enum {string} */
                    figure: "revenue" | "costOfRevenue" | "grossProfit" | "ebit" | "ebitda" | "depreciationAndAmortization" | "interestExpense" | "pretaxIncome" | "incomeTaxExpense" | "netIncome" | "epsDiluted" | "dilutedShares" | "dividendsPerShare" | "dividendsPaid" | "shareRepurchases" | "researchAndDevelopment" | "operatingCashFlow" | "capitalExpenditure" | "freeCashFlow" | "totalAssets" | "totalLiabilities" | "totalEquity" | "totalDebt" | "longTermDebt" | "cashAndEquivalents" | "goodwill" | "intangibles" | "stockBasedCompensation" | "currentAssets" | "currentLiabilities" | "inventory" | "receivables" | "sellingGeneralAndAdministrative" | "operatingLeaseLiabilities" | "currentDebt" | "acquisitions" | "marketableSecurities" | "minorityInterests" | "preferredEquity" | "retainedEarnings" | "propertyPlantAndEquipment" | "netDebt";
                    cells: components["schemas"]["TracedCell"][];
                    growth: components["schemas"]["TracedCell"][];
                }[];
            }[];
            margins: {
                /** @enum {string} */
                name: "price" | "priceWhenKnown" | "adjustedClose" | "meanAdjustedClose" | "yearPart" | "dividendTakenOut" | "marketValue" | "sharesOutstanding" | "riskFreeRate" | "matureEquityRiskPremium" | "impliedEquityRiskPremium" | "countryRiskPremium" | "marginalTaxRate" | "nominalGrowth" | "industryBeta" | "industryEquityWeight" | "industryDebtWeight" | "industryDebtSpread" | "industryGrowth" | "industrySalesToCapital" | "industryOperatingMargin" | "industryPriceToEarnings" | "industryPriceToBook" | "industryEvToEbitda" | "industryEvToEbit" | "industryEvToSales" | "regressionBeta" | "averageBeta" | "betaWeight" | "bottomUpBeta" | "countryExposure" | "ratingSpread" | "debtToEquity" | "unleveredBeta" | "beta" | "costOfEquity" | "interestCoverage" | "costOfDebt" | "equityWeight" | "debtWeight" | "wacc" | "discountRate" | "effectiveTaxRate" | "lowestTaxRate" | "lastingTaxRate" | "scenarioShift" | "scenarioFloor" | "debt" | "cash" | "minorityInterests" | "bridge" | "ebit" | "ebitda" | "netIncome" | "depreciation" | "interest" | "pretaxProfit" | "baseMargin" | "targetMargin" | "operatingMargin" | "netMargin" | "normalisedNetMargin" | "normalisedEarnings" | "normalisedEbit" | "investedCapital" | "shareDilution" | "sharesAtHorizon" | "researchLife" | "researchAsset" | "researchAmortization" | "researchAdjustedEbit" | "salesToCapital" | "salesToCapitalAtCost" | "returnOnCapital" | "reinvestmentRate" | "fundsFromOperations" | "maintenanceShare" | "maintenance" | "adjustedFundsFromOperations" | "adjustedFundsPerShare" | "elapsedSinceStatements" | "highestReturn" | "earnedReturn" | "lowestReturn" | "distributableCash" | "elapsedYears" | "revenuePerShare" | "revenueTrend" | "bookValueTrend" | "openingBook" | "fundamentalGrowth" | "growth" | "growthBand" | "growthLimit" | "growthWithinLimits" | "trendIntervals" | "trendWeight" | "growthMargin" | "terminalGrowth" | "terminalSpread" | "horizon" | "fadeYears" | "projectionYears" | "withinYear" | "yearsSooner" | "year" | "yearGrowth" | "grownTimes" | "projectedRevenue" | "projectedMargin" | "projectedTaxRate" | "projectedReturnOnCapital" | "nopat" | "reinvestment" | "freeCashFlowToFirm" | "projectedNetIncome" | "freeCashFlowToEquity" | "returnSpreadKept" | "terminalReturnOnCapital" | "terminalNopat" | "terminalValue" | "presentValueOfFlows" | "presentValueOfTerminalValue" | "terminalShare" | "enterpriseValue" | "accruedOnNetDebt" | "equityValue" | "recoveryRate" | "failureProbability" | "dividendPerShare" | "earningsPerShare" | "normalisedEarningsPerShare" | "payoutRatio" | "buybackShare" | "buybackLimit" | "netBuybacks" | "totalPayoutRatio" | "payoutPerShare" | "paidOutSinceStatements" | "terminalPayoutRatio" | "returnOnEquity" | "normalisedReturnOnEquity" | "terminalReturnOnEquity" | "projectedEarningsPerShare" | "projectedPayoutRatio" | "projectedDividendPerShare" | "bookValuePerShare" | "bookValueAtPriceDate" | "tangibleBookValuePerShare" | "netCurrentAssetValuePerShare" | "cashRunway" | "projectedBookValuePerShare" | "projectedReturnOnEquity" | "residualIncomePerShare" | "presentValueOfResidualIncome" | "persistence" | "continuingValue" | "ownPriceToEarnings" | "sectorPriceToEarnings" | "justifiedPriceToEarnings" | "exitPriceToEarnings" | "presentValueOfDividends" | "presentValueOfExit" | "exitPrice" | "exitDelay" | "multipleAtHorizon" | "yearsToExit" | "grahamNumber" | "grahamFormula" | "highestGradeYield" | "priceEarningsToGrowth" | "tangibleEquity" | "priceToEarnings" | "priceToBook" | "priceToTangibleBook" | "priceToFundsFromOperations" | "evToEbitda" | "evToEbit" | "evToSales" | "multipleQuantile" | "impliedByPriceToEarnings" | "impliedByPriceToBook" | "impliedByPriceToTangibleBook" | "impliedByPriceToFundsFromOperations" | "impliedByEvToEbitda" | "impliedByEvToEbit" | "impliedByEvToSales" | "valuePerShare" | "equityFlowValuePerShare" | "dividendsOnlyValuePerShare" | "gordonValuePerShare" | "fadingGrowthValuePerShare" | "totalPayoutValuePerShare" | "harmonicMeanValuePerShare" | "returnOnTangibleEquity" | "justifiedPriceToBook" | "impliedByJustifiedPriceToBook" | "predictedEquityValue" | "predictionLow" | "predictionHigh" | "changeOverYear" | "quarterByDifference" | "trailingTwelveMonths" | "researchOfTwelveMonths" | "grossMargin" | "ebitdaMargin" | "freeCashFlowMargin" | "averageAssets" | "averageEquity" | "averageInvestedCapital" | "returnOnTotalCapital" | "totalCapital" | "averageTotalCapital" | "returnOnAssets" | "taxBurden" | "interestBurden" | "assetTurnover" | "equityMultiplier" | "netDebt" | "netDebtToEbitda" | "debtToAssets" | "interestCover" | "currentRatio" | "liquidAssets" | "quickRatio" | "cashRatio" | "ordinaryEquity" | "dividendYield" | "cashConversion" | "freeCashConversion" | "investmentRate" | "stockPayRate" | "longTermDebtToAssets" | "returnOnOpeningAssets" | "openingAssetTurnover" | "workingCapital" | "workingCapitalToAssets" | "retainedEarningsToAssets" | "ebitToAssets" | "bookEquityToLiabilities" | "marketEquityToLiabilities" | "salesToAssets" | "receivablesToSales" | "overheadToSales" | "leverageOfAssets" | "receivablesIndex" | "grossMarginIndex" | "salesIndex" | "overheadIndex" | "leverageIndex" | "neutralIndex" | "accruals" | "accrualsToAssets" | "beneishScore" | "fixedCapital" | "otherAssets" | "otherAssetsShare" | "assetQualityIndex" | "depreciationBasis" | "depreciationOfPlant" | "depreciationIndex" | "altmanZ" | "altmanZDoublePrime" | "sumOfSegments" | "outsideSegments" | "valueOfPart" | "sumOfPartsPerShare" | "partsOfWhole" | "sloanAccruals" | "sectorPercentile" | "sectorRatio" | "sectorMedian" | "freeCashFlowYield" | "historyPercentile" | "historyQuantile" | "peersQuantile" | "bandQuantile" | "paidFromBook" | "earningsOfBook" | "valueOfBookPayouts" | "valueOfKeptReturns" | "valueOfBookEarnings" | "gapOfBaseEarnings" | "gapOfBookPath" | "gapOfFade" | "gapOfHalfYear" | "openPrice" | "closePrice" | "highPrice" | "lowPrice" | "tradedShares" | "priceChange" | "averagePrice" | "overAveragePrice" | "exponentialAverage" | "bollingerUpper" | "bollingerLower" | "indicatorPeriod" | "convergence" | "convergenceSignal" | "convergenceHistogram" | "averageGain" | "averageLoss" | "relativeStrength" | "averageTrueRange" | "onBalanceVolume" | "ownRatio" | "ownRatioPart";
                cells: components["schemas"]["TracedCell"][];
            }[];
            segments: components["schemas"]["SegmentTable"][] | null;
            onTodaysShares: ("revenue" | "costOfRevenue" | "grossProfit" | "ebit" | "ebitda" | "depreciationAndAmortization" | "interestExpense" | "pretaxIncome" | "incomeTaxExpense" | "netIncome" | "epsDiluted" | "dilutedShares" | "dividendsPerShare" | "dividendsPaid" | "shareRepurchases" | "researchAndDevelopment" | "operatingCashFlow" | "capitalExpenditure" | "freeCashFlow" | "totalAssets" | "totalLiabilities" | "totalEquity" | "totalDebt" | "longTermDebt" | "cashAndEquivalents" | "goodwill" | "intangibles" | "stockBasedCompensation" | "currentAssets" | "currentLiabilities" | "inventory" | "receivables" | "sellingGeneralAndAdministrative" | "operatingLeaseLiabilities" | "currentDebt" | "acquisitions" | "marketableSecurities" | "minorityInterests" | "preferredEquity" | "retainedEarnings" | "propertyPlantAndEquipment" | "netDebt")[];
            asOf: components["schemas"]["AsFiledBy"];
            correctedFigures: components["schemas"]["OwnFigure"][];
            restatements: components["schemas"]["Restated"][] | null;
            trace: components["schemas"]["Trace"];
        };
        TracedCell: {
            value: number;
            /** @enum {string} */
            unit: "rate" | "ratio" | "money" | "perShare" | "shares" | "years" | "count";
            node: number;
        } | {
            value: null;
            /** @enum {string} */
            reason: "figureMissing" | "previousYearMissing" | "basisNotPositive" | "basisNearZero" | "taxRateUnusual" | "notForFinancials" | "financeArm" | "fewCompanies" | "priceMissing" | "priceInOtherCurrency" | "sharesMissing" | "sharesUnsettled" | "notFiledYet" | "accountsTooOld" | "partSeparated" | "closesWithoutPart" | "enterpriseValueNotPositive" | "fewMonths" | "fewPeers";
            missing: ("revenue" | "costOfRevenue" | "grossProfit" | "ebit" | "ebitda" | "depreciationAndAmortization" | "interestExpense" | "pretaxIncome" | "incomeTaxExpense" | "netIncome" | "epsDiluted" | "dilutedShares" | "dividendsPerShare" | "dividendsPaid" | "shareRepurchases" | "researchAndDevelopment" | "operatingCashFlow" | "capitalExpenditure" | "freeCashFlow" | "totalAssets" | "totalLiabilities" | "totalEquity" | "totalDebt" | "longTermDebt" | "cashAndEquivalents" | "goodwill" | "intangibles" | "stockBasedCompensation" | "currentAssets" | "currentLiabilities" | "inventory" | "receivables" | "sellingGeneralAndAdministrative" | "operatingLeaseLiabilities" | "currentDebt" | "acquisitions" | "marketableSecurities" | "minorityInterests" | "preferredEquity" | "retainedEarnings" | "propertyPlantAndEquipment" | "netDebt")[];
        };
        SegmentTable: {
            /** @enum {string} */
            axis: "business" | "geography";
            /** @enum {string} */
            figure: "revenue" | "costOfRevenue" | "grossProfit" | "ebit" | "ebitda" | "depreciationAndAmortization" | "interestExpense" | "pretaxIncome" | "incomeTaxExpense" | "netIncome" | "epsDiluted" | "dilutedShares" | "dividendsPerShare" | "dividendsPaid" | "shareRepurchases" | "researchAndDevelopment" | "operatingCashFlow" | "capitalExpenditure" | "freeCashFlow" | "totalAssets" | "totalLiabilities" | "totalEquity" | "totalDebt" | "longTermDebt" | "cashAndEquivalents" | "goodwill" | "intangibles" | "stockBasedCompensation" | "currentAssets" | "currentLiabilities" | "inventory" | "receivables" | "sellingGeneralAndAdministrative" | "operatingLeaseLiabilities" | "currentDebt" | "acquisitions" | "marketableSecurities" | "minorityInterests" | "preferredEquity" | "retainedEarnings" | "propertyPlantAndEquipment" | "netDebt";
            lines: {
                member: string;
                label: string;
                language: string | null;
                /** @enum {string} */
                kind: "part" | "elimination" | "unallocated";
                cells: components["schemas"]["TracedCell"][];
            }[];
            sum: components["schemas"]["TracedCell"][];
            whole: components["schemas"]["TracedCell"][];
            rest: components["schemas"]["TracedCell"][];
            addsUp: (boolean | null)[];
        };
        AsFiledBy: {
            /** Format: date */
            day: string;
            leftOut: {
                /** @enum {string} */
                period: "annual" | "quarterly" | "ttm";
                /** Format: date */
                periodEnd: string;
                months: 3 | 12;
                /** Format: date */
                filedAt: string | null;
                /** @enum {string} */
                reason: "notFiledYet" | "filingDateUnknown" | "versionsUnknown";
            }[];
        } | null;
        Restated: {
            /** @enum {string} */
            figure: "revenue" | "costOfRevenue" | "grossProfit" | "ebit" | "ebitda" | "depreciationAndAmortization" | "interestExpense" | "pretaxIncome" | "incomeTaxExpense" | "netIncome" | "epsDiluted" | "dilutedShares" | "dividendsPerShare" | "dividendsPaid" | "shareRepurchases" | "researchAndDevelopment" | "operatingCashFlow" | "capitalExpenditure" | "freeCashFlow" | "totalAssets" | "totalLiabilities" | "totalEquity" | "totalDebt" | "longTermDebt" | "cashAndEquivalents" | "goodwill" | "intangibles" | "stockBasedCompensation" | "currentAssets" | "currentLiabilities" | "inventory" | "receivables" | "sellingGeneralAndAdministrative" | "operatingLeaseLiabilities" | "currentDebt" | "acquisitions" | "marketableSecurities" | "minorityInterests" | "preferredEquity" | "retainedEarnings" | "propertyPlantAndEquipment" | "netDebt";
            /** Format: date */
            periodEnd: string;
            months: 3 | 12;
            /** @enum {string} */
            unit: "rate" | "ratio" | "money" | "perShare" | "shares" | "years" | "count";
            versions: {
                value: number;
                accession: string;
                /** Format: date */
                filedAt: string;
            }[];
        };
        Ratios: {
            /** @enum {number} */
            schemaVersion: 1;
            ticker: string;
            name: string;
            cik: string | null;
            currency: string;
            provider: string;
            years: string[];
            asOf: components["schemas"]["AsFiledBy"];
            correctedFigures: components["schemas"]["OwnFigure"][];
            ratios: {
                /** @enum {string} */
                name: "grossMargin" | "operatingMargin" | "netMargin" | "freeCashFlowMargin" | "returnOnAssets" | "returnOnEquity" | "returnOnCapital" | "returnOnTotalCapital" | "taxBurden" | "interestBurden" | "assetTurnover" | "equityMultiplier" | "debtToEquity" | "debtToAssets" | "netDebtToEbitda" | "interestCover" | "currentRatio" | "quickRatio" | "cashRatio" | "cashConversion" | "freeCashConversion" | "investmentRate" | "stockPayRate" | "payoutRatio";
                cells: components["schemas"]["TracedCell"][];
                percentile: components["schemas"]["TracedCell"];
                median: components["schemas"]["TracedCell"];
                companies: number;
            }[];
            price: {
                currency: string | null;
                asOf: string | null;
                source: string | null;
                marketValue: components["schemas"]["TracedCell"];
                priceToEarnings: components["schemas"]["TracedCell"];
                priceToBook: components["schemas"]["TracedCell"];
                dividendYield: components["schemas"]["TracedCell"];
            };
            quality: {
                piotroski: {
                    score: number;
                    known: number;
                    signals: {
                        /** @enum {string} */
                        name: "positiveIncome" | "positiveOperatingCashFlow" | "risingReturnOnAssets" | "cashAboveIncome" | "fallingLeverage" | "risingLiquidity" | "noNewShares" | "risingGrossMargin" | "risingAssetTurnover";
                        holds: boolean | null;
                        now: components["schemas"]["TracedCell"];
                        against: {
                            value: number;
                            /** @enum {string} */
                            unit: "rate" | "ratio" | "money" | "perShare" | "shares" | "years" | "count";
                            node: number;
                        } | {
                            value: null;
                            /** @enum {string} */
                            reason: "figureMissing" | "previousYearMissing" | "basisNotPositive" | "basisNearZero" | "taxRateUnusual" | "notForFinancials" | "financeArm" | "fewCompanies" | "priceMissing" | "priceInOtherCurrency" | "sharesMissing" | "sharesUnsettled" | "notFiledYet" | "accountsTooOld" | "partSeparated" | "closesWithoutPart" | "enterpriseValueNotPositive" | "fewMonths" | "fewPeers";
                            missing: ("revenue" | "costOfRevenue" | "grossProfit" | "ebit" | "ebitda" | "depreciationAndAmortization" | "interestExpense" | "pretaxIncome" | "incomeTaxExpense" | "netIncome" | "epsDiluted" | "dilutedShares" | "dividendsPerShare" | "dividendsPaid" | "shareRepurchases" | "researchAndDevelopment" | "operatingCashFlow" | "capitalExpenditure" | "freeCashFlow" | "totalAssets" | "totalLiabilities" | "totalEquity" | "totalDebt" | "longTermDebt" | "cashAndEquivalents" | "goodwill" | "intangibles" | "stockBasedCompensation" | "currentAssets" | "currentLiabilities" | "inventory" | "receivables" | "sellingGeneralAndAdministrative" | "operatingLeaseLiabilities" | "currentDebt" | "acquisitions" | "marketableSecurities" | "minorityInterests" | "preferredEquity" | "retainedEarnings" | "propertyPlantAndEquipment" | "netDebt")[];
                        } | null;
                    }[];
                } | null;
                beneish: {
                    score: components["schemas"]["TracedCell"];
                    isFlagged: boolean | null;
                    indexes: {
                        /** @enum {string} */
                        name: "price" | "priceWhenKnown" | "adjustedClose" | "meanAdjustedClose" | "yearPart" | "dividendTakenOut" | "marketValue" | "sharesOutstanding" | "riskFreeRate" | "matureEquityRiskPremium" | "impliedEquityRiskPremium" | "countryRiskPremium" | "marginalTaxRate" | "nominalGrowth" | "industryBeta" | "industryEquityWeight" | "industryDebtWeight" | "industryDebtSpread" | "industryGrowth" | "industrySalesToCapital" | "industryOperatingMargin" | "industryPriceToEarnings" | "industryPriceToBook" | "industryEvToEbitda" | "industryEvToEbit" | "industryEvToSales" | "regressionBeta" | "averageBeta" | "betaWeight" | "bottomUpBeta" | "countryExposure" | "ratingSpread" | "debtToEquity" | "unleveredBeta" | "beta" | "costOfEquity" | "interestCoverage" | "costOfDebt" | "equityWeight" | "debtWeight" | "wacc" | "discountRate" | "effectiveTaxRate" | "lowestTaxRate" | "lastingTaxRate" | "scenarioShift" | "scenarioFloor" | "debt" | "cash" | "minorityInterests" | "bridge" | "ebit" | "ebitda" | "netIncome" | "depreciation" | "interest" | "pretaxProfit" | "baseMargin" | "targetMargin" | "operatingMargin" | "netMargin" | "normalisedNetMargin" | "normalisedEarnings" | "normalisedEbit" | "investedCapital" | "shareDilution" | "sharesAtHorizon" | "researchLife" | "researchAsset" | "researchAmortization" | "researchAdjustedEbit" | "salesToCapital" | "salesToCapitalAtCost" | "returnOnCapital" | "reinvestmentRate" | "fundsFromOperations" | "maintenanceShare" | "maintenance" | "adjustedFundsFromOperations" | "adjustedFundsPerShare" | "elapsedSinceStatements" | "highestReturn" | "earnedReturn" | "lowestReturn" | "distributableCash" | "elapsedYears" | "revenuePerShare" | "revenueTrend" | "bookValueTrend" | "openingBook" | "fundamentalGrowth" | "growth" | "growthBand" | "growthLimit" | "growthWithinLimits" | "trendIntervals" | "trendWeight" | "growthMargin" | "terminalGrowth" | "terminalSpread" | "horizon" | "fadeYears" | "projectionYears" | "withinYear" | "yearsSooner" | "year" | "yearGrowth" | "grownTimes" | "projectedRevenue" | "projectedMargin" | "projectedTaxRate" | "projectedReturnOnCapital" | "nopat" | "reinvestment" | "freeCashFlowToFirm" | "projectedNetIncome" | "freeCashFlowToEquity" | "returnSpreadKept" | "terminalReturnOnCapital" | "terminalNopat" | "terminalValue" | "presentValueOfFlows" | "presentValueOfTerminalValue" | "terminalShare" | "enterpriseValue" | "accruedOnNetDebt" | "equityValue" | "recoveryRate" | "failureProbability" | "dividendPerShare" | "earningsPerShare" | "normalisedEarningsPerShare" | "payoutRatio" | "buybackShare" | "buybackLimit" | "netBuybacks" | "totalPayoutRatio" | "payoutPerShare" | "paidOutSinceStatements" | "terminalPayoutRatio" | "returnOnEquity" | "normalisedReturnOnEquity" | "terminalReturnOnEquity" | "projectedEarningsPerShare" | "projectedPayoutRatio" | "projectedDividendPerShare" | "bookValuePerShare" | "bookValueAtPriceDate" | "tangibleBookValuePerShare" | "netCurrentAssetValuePerShare" | "cashRunway" | "projectedBookValuePerShare" | "projectedReturnOnEquity" | "residualIncomePerShare" | "presentValueOfResidualIncome" | "persistence" | "continuingValue" | "ownPriceToEarnings" | "sectorPriceToEarnings" | "justifiedPriceToEarnings" | "exitPriceToEarnings" | "presentValueOfDividends" | "presentValueOfExit" | "exitPrice" | "exitDelay" | "multipleAtHorizon" | "yearsToExit" | "grahamNumber" | "grahamFormula" | "highestGradeYield" | "priceEarningsToGrowth" | "tangibleEquity" | "priceToEarnings" | "priceToBook" | "priceToTangibleBook" | "priceToFundsFromOperations" | "evToEbitda" | "evToEbit" | "evToSales" | "multipleQuantile" | "impliedByPriceToEarnings" | "impliedByPriceToBook" | "impliedByPriceToTangibleBook" | "impliedByPriceToFundsFromOperations" | "impliedByEvToEbitda" | "impliedByEvToEbit" | "impliedByEvToSales" | "valuePerShare" | "equityFlowValuePerShare" | "dividendsOnlyValuePerShare" | "gordonValuePerShare" | "fadingGrowthValuePerShare" | "totalPayoutValuePerShare" | "harmonicMeanValuePerShare" | "returnOnTangibleEquity" | "justifiedPriceToBook" | "impliedByJustifiedPriceToBook" | "predictedEquityValue" | "predictionLow" | "predictionHigh" | "changeOverYear" | "quarterByDifference" | "trailingTwelveMonths" | "researchOfTwelveMonths" | "grossMargin" | "ebitdaMargin" | "freeCashFlowMargin" | "averageAssets" | "averageEquity" | "averageInvestedCapital" | "returnOnTotalCapital" | "totalCapital" | "averageTotalCapital" | "returnOnAssets" | "taxBurden" | "interestBurden" | "assetTurnover" | "equityMultiplier" | "netDebt" | "netDebtToEbitda" | "debtToAssets" | "interestCover" | "currentRatio" | "liquidAssets" | "quickRatio" | "cashRatio" | "ordinaryEquity" | "dividendYield" | "cashConversion" | "freeCashConversion" | "investmentRate" | "stockPayRate" | "longTermDebtToAssets" | "returnOnOpeningAssets" | "openingAssetTurnover" | "workingCapital" | "workingCapitalToAssets" | "retainedEarningsToAssets" | "ebitToAssets" | "bookEquityToLiabilities" | "marketEquityToLiabilities" | "salesToAssets" | "receivablesToSales" | "overheadToSales" | "leverageOfAssets" | "receivablesIndex" | "grossMarginIndex" | "salesIndex" | "overheadIndex" | "leverageIndex" | "neutralIndex" | "accruals" | "accrualsToAssets" | "beneishScore" | "fixedCapital" | "otherAssets" | "otherAssetsShare" | "assetQualityIndex" | "depreciationBasis" | "depreciationOfPlant" | "depreciationIndex" | "altmanZ" | "altmanZDoublePrime" | "sumOfSegments" | "outsideSegments" | "valueOfPart" | "sumOfPartsPerShare" | "partsOfWhole" | "sloanAccruals" | "sectorPercentile" | "sectorRatio" | "sectorMedian" | "freeCashFlowYield" | "historyPercentile" | "historyQuantile" | "peersQuantile" | "bandQuantile" | "paidFromBook" | "earningsOfBook" | "valueOfBookPayouts" | "valueOfKeptReturns" | "valueOfBookEarnings" | "gapOfBaseEarnings" | "gapOfBookPath" | "gapOfFade" | "gapOfHalfYear" | "openPrice" | "closePrice" | "highPrice" | "lowPrice" | "tradedShares" | "priceChange" | "averagePrice" | "overAveragePrice" | "exponentialAverage" | "bollingerUpper" | "bollingerLower" | "indicatorPeriod" | "convergence" | "convergenceSignal" | "convergenceHistogram" | "averageGain" | "averageLoss" | "relativeStrength" | "averageTrueRange" | "onBalanceVolume" | "ownRatio" | "ownRatioPart";
                        cell: components["schemas"]["TracedCell"];
                    }[];
                    substituted: ("receivables" | "grossMargin" | "assetQuality" | "depreciation" | "sellingExpense" | "leverage")[];
                } | null;
                altman: {
                    /** @enum {string} */
                    name: "price" | "priceWhenKnown" | "adjustedClose" | "meanAdjustedClose" | "yearPart" | "dividendTakenOut" | "marketValue" | "sharesOutstanding" | "riskFreeRate" | "matureEquityRiskPremium" | "impliedEquityRiskPremium" | "countryRiskPremium" | "marginalTaxRate" | "nominalGrowth" | "industryBeta" | "industryEquityWeight" | "industryDebtWeight" | "industryDebtSpread" | "industryGrowth" | "industrySalesToCapital" | "industryOperatingMargin" | "industryPriceToEarnings" | "industryPriceToBook" | "industryEvToEbitda" | "industryEvToEbit" | "industryEvToSales" | "regressionBeta" | "averageBeta" | "betaWeight" | "bottomUpBeta" | "countryExposure" | "ratingSpread" | "debtToEquity" | "unleveredBeta" | "beta" | "costOfEquity" | "interestCoverage" | "costOfDebt" | "equityWeight" | "debtWeight" | "wacc" | "discountRate" | "effectiveTaxRate" | "lowestTaxRate" | "lastingTaxRate" | "scenarioShift" | "scenarioFloor" | "debt" | "cash" | "minorityInterests" | "bridge" | "ebit" | "ebitda" | "netIncome" | "depreciation" | "interest" | "pretaxProfit" | "baseMargin" | "targetMargin" | "operatingMargin" | "netMargin" | "normalisedNetMargin" | "normalisedEarnings" | "normalisedEbit" | "investedCapital" | "shareDilution" | "sharesAtHorizon" | "researchLife" | "researchAsset" | "researchAmortization" | "researchAdjustedEbit" | "salesToCapital" | "salesToCapitalAtCost" | "returnOnCapital" | "reinvestmentRate" | "fundsFromOperations" | "maintenanceShare" | "maintenance" | "adjustedFundsFromOperations" | "adjustedFundsPerShare" | "elapsedSinceStatements" | "highestReturn" | "earnedReturn" | "lowestReturn" | "distributableCash" | "elapsedYears" | "revenuePerShare" | "revenueTrend" | "bookValueTrend" | "openingBook" | "fundamentalGrowth" | "growth" | "growthBand" | "growthLimit" | "growthWithinLimits" | "trendIntervals" | "trendWeight" | "growthMargin" | "terminalGrowth" | "terminalSpread" | "horizon" | "fadeYears" | "projectionYears" | "withinYear" | "yearsSooner" | "year" | "yearGrowth" | "grownTimes" | "projectedRevenue" | "projectedMargin" | "projectedTaxRate" | "projectedReturnOnCapital" | "nopat" | "reinvestment" | "freeCashFlowToFirm" | "projectedNetIncome" | "freeCashFlowToEquity" | "returnSpreadKept" | "terminalReturnOnCapital" | "terminalNopat" | "terminalValue" | "presentValueOfFlows" | "presentValueOfTerminalValue" | "terminalShare" | "enterpriseValue" | "accruedOnNetDebt" | "equityValue" | "recoveryRate" | "failureProbability" | "dividendPerShare" | "earningsPerShare" | "normalisedEarningsPerShare" | "payoutRatio" | "buybackShare" | "buybackLimit" | "netBuybacks" | "totalPayoutRatio" | "payoutPerShare" | "paidOutSinceStatements" | "terminalPayoutRatio" | "returnOnEquity" | "normalisedReturnOnEquity" | "terminalReturnOnEquity" | "projectedEarningsPerShare" | "projectedPayoutRatio" | "projectedDividendPerShare" | "bookValuePerShare" | "bookValueAtPriceDate" | "tangibleBookValuePerShare" | "netCurrentAssetValuePerShare" | "cashRunway" | "projectedBookValuePerShare" | "projectedReturnOnEquity" | "residualIncomePerShare" | "presentValueOfResidualIncome" | "persistence" | "continuingValue" | "ownPriceToEarnings" | "sectorPriceToEarnings" | "justifiedPriceToEarnings" | "exitPriceToEarnings" | "presentValueOfDividends" | "presentValueOfExit" | "exitPrice" | "exitDelay" | "multipleAtHorizon" | "yearsToExit" | "grahamNumber" | "grahamFormula" | "highestGradeYield" | "priceEarningsToGrowth" | "tangibleEquity" | "priceToEarnings" | "priceToBook" | "priceToTangibleBook" | "priceToFundsFromOperations" | "evToEbitda" | "evToEbit" | "evToSales" | "multipleQuantile" | "impliedByPriceToEarnings" | "impliedByPriceToBook" | "impliedByPriceToTangibleBook" | "impliedByPriceToFundsFromOperations" | "impliedByEvToEbitda" | "impliedByEvToEbit" | "impliedByEvToSales" | "valuePerShare" | "equityFlowValuePerShare" | "dividendsOnlyValuePerShare" | "gordonValuePerShare" | "fadingGrowthValuePerShare" | "totalPayoutValuePerShare" | "harmonicMeanValuePerShare" | "returnOnTangibleEquity" | "justifiedPriceToBook" | "impliedByJustifiedPriceToBook" | "predictedEquityValue" | "predictionLow" | "predictionHigh" | "changeOverYear" | "quarterByDifference" | "trailingTwelveMonths" | "researchOfTwelveMonths" | "grossMargin" | "ebitdaMargin" | "freeCashFlowMargin" | "averageAssets" | "averageEquity" | "averageInvestedCapital" | "returnOnTotalCapital" | "totalCapital" | "averageTotalCapital" | "returnOnAssets" | "taxBurden" | "interestBurden" | "assetTurnover" | "equityMultiplier" | "netDebt" | "netDebtToEbitda" | "debtToAssets" | "interestCover" | "currentRatio" | "liquidAssets" | "quickRatio" | "cashRatio" | "ordinaryEquity" | "dividendYield" | "cashConversion" | "freeCashConversion" | "investmentRate" | "stockPayRate" | "longTermDebtToAssets" | "returnOnOpeningAssets" | "openingAssetTurnover" | "workingCapital" | "workingCapitalToAssets" | "retainedEarningsToAssets" | "ebitToAssets" | "bookEquityToLiabilities" | "marketEquityToLiabilities" | "salesToAssets" | "receivablesToSales" | "overheadToSales" | "leverageOfAssets" | "receivablesIndex" | "grossMarginIndex" | "salesIndex" | "overheadIndex" | "leverageIndex" | "neutralIndex" | "accruals" | "accrualsToAssets" | "beneishScore" | "fixedCapital" | "otherAssets" | "otherAssetsShare" | "assetQualityIndex" | "depreciationBasis" | "depreciationOfPlant" | "depreciationIndex" | "altmanZ" | "altmanZDoublePrime" | "sumOfSegments" | "outsideSegments" | "valueOfPart" | "sumOfPartsPerShare" | "partsOfWhole" | "sloanAccruals" | "sectorPercentile" | "sectorRatio" | "sectorMedian" | "freeCashFlowYield" | "historyPercentile" | "historyQuantile" | "peersQuantile" | "bandQuantile" | "paidFromBook" | "earningsOfBook" | "valueOfBookPayouts" | "valueOfKeptReturns" | "valueOfBookEarnings" | "gapOfBaseEarnings" | "gapOfBookPath" | "gapOfFade" | "gapOfHalfYear" | "openPrice" | "closePrice" | "highPrice" | "lowPrice" | "tradedShares" | "priceChange" | "averagePrice" | "overAveragePrice" | "exponentialAverage" | "bollingerUpper" | "bollingerLower" | "indicatorPeriod" | "convergence" | "convergenceSignal" | "convergenceHistogram" | "averageGain" | "averageLoss" | "relativeStrength" | "averageTrueRange" | "onBalanceVolume" | "ownRatio" | "ownRatioPart";
                    cell: components["schemas"]["TracedCell"];
                }[] | null;
                altmanScore: {
                    /** @enum {string} */
                    form: "z" | "zDoublePrime";
                    score: components["schemas"]["TracedCell"];
                    /** @enum {string|null} */
                    zone: "safe" | "grey" | "distress" | null;
                } | null;
                accruals: components["schemas"]["TracedCell"];
                runway: {
                    value: number;
                    /** @enum {string} */
                    unit: "rate" | "ratio" | "money" | "perShare" | "shares" | "years" | "count";
                    node: number;
                } | {
                    value: null;
                    /** @enum {string} */
                    reason: "figureMissing" | "previousYearMissing" | "basisNotPositive" | "basisNearZero" | "taxRateUnusual" | "notForFinancials" | "financeArm" | "fewCompanies" | "priceMissing" | "priceInOtherCurrency" | "sharesMissing" | "sharesUnsettled" | "notFiledYet" | "accountsTooOld" | "partSeparated" | "closesWithoutPart" | "enterpriseValueNotPositive" | "fewMonths" | "fewPeers";
                    missing: ("revenue" | "costOfRevenue" | "grossProfit" | "ebit" | "ebitda" | "depreciationAndAmortization" | "interestExpense" | "pretaxIncome" | "incomeTaxExpense" | "netIncome" | "epsDiluted" | "dilutedShares" | "dividendsPerShare" | "dividendsPaid" | "shareRepurchases" | "researchAndDevelopment" | "operatingCashFlow" | "capitalExpenditure" | "freeCashFlow" | "totalAssets" | "totalLiabilities" | "totalEquity" | "totalDebt" | "longTermDebt" | "cashAndEquivalents" | "goodwill" | "intangibles" | "stockBasedCompensation" | "currentAssets" | "currentLiabilities" | "inventory" | "receivables" | "sellingGeneralAndAdministrative" | "operatingLeaseLiabilities" | "currentDebt" | "acquisitions" | "marketableSecurities" | "minorityInterests" | "preferredEquity" | "retainedEarnings" | "propertyPlantAndEquipment" | "netDebt")[];
                } | null;
            };
            ownRatios: components["schemas"]["OwnRatio"][];
            comparison: {
                companies: number;
                /** Format: date */
                from: string | null;
                /** Format: date */
                to: string | null;
            };
            trace: components["schemas"]["Trace"];
        };
        OwnRatio: {
            /** @enum {string} */
            place: "ratio" | "ratio2" | "ratio3";
            expression: string;
            /** @enum {string} */
            unit: "money" | "perShare" | "shares" | "ratio" | "rate";
            /** @description Money is in the currency of the accounts */
            value: number | null;
            /**
             * @description Null with a value
             * @enum {string|null}
             */
            reason: "figureMissing" | "previousYearMissing" | "basisNotPositive" | "basisNearZero" | "taxRateUnusual" | "notForFinancials" | "financeArm" | "fewCompanies" | "priceMissing" | "priceInOtherCurrency" | "sharesMissing" | "sharesUnsettled" | "notFiledYet" | "accountsTooOld" | "partSeparated" | "closesWithoutPart" | "enterpriseValueNotPositive" | "fewMonths" | "fewPeers" | "priceTooOld" | "divisionByZero" | "endsNotPositive" | "notFinite" | "notValued" | "withheld" | null;
            /** @description The figures that the reason is about */
            figures: {
                /** @description A name of the list of figures: revenue, returnOnCapital, price… */
                name: string;
                /** Format: date */
                fiscalYearEnd: string | null;
            }[];
            currency: string;
            /**
             * Format: date
             * @description The end of the last fiscal year
             */
            fiscalYearEnd: string | null;
            /** @description The figures that it names, as they were found */
            inputs: {
                name: string;
                value: number;
                /** @enum {string} */
                unit: "money" | "perShare" | "shares" | "ratio" | "rate";
                /** Format: date */
                asOf: string | null;
                node: number;
            }[];
            /** @description Null where no figure of it was found */
            trace: {
                nodes: ({
                    id: number;
                    value: number;
                    /** @enum {string} */
                    unit: "rate" | "ratio" | "money" | "perShare" | "shares" | "years" | "count";
                    /** @enum {string} */
                    kind: "figure";
                    /** @enum {string} */
                    name: "revenue" | "costOfRevenue" | "grossProfit" | "ebit" | "ebitda" | "depreciationAndAmortization" | "interestExpense" | "pretaxIncome" | "incomeTaxExpense" | "netIncome" | "epsDiluted" | "dilutedShares" | "dividendsPerShare" | "dividendsPaid" | "shareRepurchases" | "researchAndDevelopment" | "operatingCashFlow" | "capitalExpenditure" | "freeCashFlow" | "totalAssets" | "totalLiabilities" | "totalEquity" | "totalDebt" | "longTermDebt" | "cashAndEquivalents" | "goodwill" | "intangibles" | "stockBasedCompensation" | "currentAssets" | "currentLiabilities" | "inventory" | "receivables" | "sellingGeneralAndAdministrative" | "operatingLeaseLiabilities" | "currentDebt" | "acquisitions" | "marketableSecurities" | "minorityInterests" | "preferredEquity" | "retainedEarnings" | "propertyPlantAndEquipment" | "netDebt";
                    ticker: string;
                    /** Format: date */
                    fiscalYearEnd: string;
                    months?: number | null;
                    provider: string;
                    filed?: {
                        value: number | null;
                        /** @enum {string|null} */
                        origin: "companyFacts" | "companyFactsWithAccession" | "companyFactsExtract" | "companyFactsFlowsExtract" | "companyFactsBulk" | "annualReportSecondary" | "annualReportXbrl" | "annualReportXbrlWider" | "annualReportXbrlCalculation" | "annualReportXbrlLabel" | "issuerNotice" | "aggregator" | "vendor" | "derived" | "import" | "own" | null;
                        accession: string | null;
                        /** Format: date */
                        filedAt: string | null;
                    };
                    /** @enum {string|null} */
                    origin: "companyFacts" | "companyFactsWithAccession" | "companyFactsExtract" | "companyFactsFlowsExtract" | "companyFactsBulk" | "annualReportSecondary" | "annualReportXbrl" | "annualReportXbrlWider" | "annualReportXbrlCalculation" | "annualReportXbrlLabel" | "issuerNotice" | "aggregator" | "vendor" | "derived" | "import" | "own" | null;
                    accession: string | null;
                    /** Format: date */
                    filedAt: string | null;
                    segment?: string;
                } | {
                    id: number;
                    value: number;
                    /** @enum {string} */
                    unit: "rate" | "ratio" | "money" | "perShare" | "shares" | "years" | "count";
                    /** @enum {string} */
                    kind: "reference";
                    /** @enum {string} */
                    name: "price" | "priceWhenKnown" | "adjustedClose" | "meanAdjustedClose" | "yearPart" | "dividendTakenOut" | "marketValue" | "sharesOutstanding" | "riskFreeRate" | "matureEquityRiskPremium" | "impliedEquityRiskPremium" | "countryRiskPremium" | "marginalTaxRate" | "nominalGrowth" | "industryBeta" | "industryEquityWeight" | "industryDebtWeight" | "industryDebtSpread" | "industryGrowth" | "industrySalesToCapital" | "industryOperatingMargin" | "industryPriceToEarnings" | "industryPriceToBook" | "industryEvToEbitda" | "industryEvToEbit" | "industryEvToSales" | "regressionBeta" | "averageBeta" | "betaWeight" | "bottomUpBeta" | "countryExposure" | "ratingSpread" | "debtToEquity" | "unleveredBeta" | "beta" | "costOfEquity" | "interestCoverage" | "costOfDebt" | "equityWeight" | "debtWeight" | "wacc" | "discountRate" | "effectiveTaxRate" | "lowestTaxRate" | "lastingTaxRate" | "scenarioShift" | "scenarioFloor" | "debt" | "cash" | "minorityInterests" | "bridge" | "ebit" | "ebitda" | "netIncome" | "depreciation" | "interest" | "pretaxProfit" | "baseMargin" | "targetMargin" | "operatingMargin" | "netMargin" | "normalisedNetMargin" | "normalisedEarnings" | "normalisedEbit" | "investedCapital" | "shareDilution" | "sharesAtHorizon" | "researchLife" | "researchAsset" | "researchAmortization" | "researchAdjustedEbit" | "salesToCapital" | "salesToCapitalAtCost" | "returnOnCapital" | "reinvestmentRate" | "fundsFromOperations" | "maintenanceShare" | "maintenance" | "adjustedFundsFromOperations" | "adjustedFundsPerShare" | "elapsedSinceStatements" | "highestReturn" | "earnedReturn" | "lowestReturn" | "distributableCash" | "elapsedYears" | "revenuePerShare" | "revenueTrend" | "bookValueTrend" | "openingBook" | "fundamentalGrowth" | "growth" | "growthBand" | "growthLimit" | "growthWithinLimits" | "trendIntervals" | "trendWeight" | "growthMargin" | "terminalGrowth" | "terminalSpread" | "horizon" | "fadeYears" | "projectionYears" | "withinYear" | "yearsSooner" | "year" | "yearGrowth" | "grownTimes" | "projectedRevenue" | "projectedMargin" | "projectedTaxRate" | "projectedReturnOnCapital" | "nopat" | "reinvestment" | "freeCashFlowToFirm" | "projectedNetIncome" | "freeCashFlowToEquity" | "returnSpreadKept" | "terminalReturnOnCapital" | "terminalNopat" | "terminalValue" | "presentValueOfFlows" | "presentValueOfTerminalValue" | "terminalShare" | "enterpriseValue" | "accruedOnNetDebt" | "equityValue" | "recoveryRate" | "failureProbability" | "dividendPerShare" | "earningsPerShare" | "normalisedEarningsPerShare" | "payoutRatio" | "buybackShare" | "buybackLimit" | "netBuybacks" | "totalPayoutRatio" | "payoutPerShare" | "paidOutSinceStatements" | "terminalPayoutRatio" | "returnOnEquity" | "normalisedReturnOnEquity" | "terminalReturnOnEquity" | "projectedEarningsPerShare" | "projectedPayoutRatio" | "projectedDividendPerShare" | "bookValuePerShare" | "bookValueAtPriceDate" | "tangibleBookValuePerShare" | "netCurrentAssetValuePerShare" | "cashRunway" | "projectedBookValuePerShare" | "projectedReturnOnEquity" | "residualIncomePerShare" | "presentValueOfResidualIncome" | "persistence" | "continuingValue" | "ownPriceToEarnings" | "sectorPriceToEarnings" | "justifiedPriceToEarnings" | "exitPriceToEarnings" | "presentValueOfDividends" | "presentValueOfExit" | "exitPrice" | "exitDelay" | "multipleAtHorizon" | "yearsToExit" | "grahamNumber" | "grahamFormula" | "highestGradeYield" | "priceEarningsToGrowth" | "tangibleEquity" | "priceToEarnings" | "priceToBook" | "priceToTangibleBook" | "priceToFundsFromOperations" | "evToEbitda" | "evToEbit" | "evToSales" | "multipleQuantile" | "impliedByPriceToEarnings" | "impliedByPriceToBook" | "impliedByPriceToTangibleBook" | "impliedByPriceToFundsFromOperations" | "impliedByEvToEbitda" | "impliedByEvToEbit" | "impliedByEvToSales" | "valuePerShare" | "equityFlowValuePerShare" | "dividendsOnlyValuePerShare" | "gordonValuePerShare" | "fadingGrowthValuePerShare" | "totalPayoutValuePerShare" | "harmonicMeanValuePerShare" | "returnOnTangibleEquity" | "justifiedPriceToBook" | "impliedByJustifiedPriceToBook" | "predictedEquityValue" | "predictionLow" | "predictionHigh" | "changeOverYear" | "quarterByDifference" | "trailingTwelveMonths" | "researchOfTwelveMonths" | "grossMargin" | "ebitdaMargin" | "freeCashFlowMargin" | "averageAssets" | "averageEquity" | "averageInvestedCapital" | "returnOnTotalCapital" | "totalCapital" | "averageTotalCapital" | "returnOnAssets" | "taxBurden" | "interestBurden" | "assetTurnover" | "equityMultiplier" | "netDebt" | "netDebtToEbitda" | "debtToAssets" | "interestCover" | "currentRatio" | "liquidAssets" | "quickRatio" | "cashRatio" | "ordinaryEquity" | "dividendYield" | "cashConversion" | "freeCashConversion" | "investmentRate" | "stockPayRate" | "longTermDebtToAssets" | "returnOnOpeningAssets" | "openingAssetTurnover" | "workingCapital" | "workingCapitalToAssets" | "retainedEarningsToAssets" | "ebitToAssets" | "bookEquityToLiabilities" | "marketEquityToLiabilities" | "salesToAssets" | "receivablesToSales" | "overheadToSales" | "leverageOfAssets" | "receivablesIndex" | "grossMarginIndex" | "salesIndex" | "overheadIndex" | "leverageIndex" | "neutralIndex" | "accruals" | "accrualsToAssets" | "beneishScore" | "fixedCapital" | "otherAssets" | "otherAssetsShare" | "assetQualityIndex" | "depreciationBasis" | "depreciationOfPlant" | "depreciationIndex" | "altmanZ" | "altmanZDoublePrime" | "sumOfSegments" | "outsideSegments" | "valueOfPart" | "sumOfPartsPerShare" | "partsOfWhole" | "sloanAccruals" | "sectorPercentile" | "sectorRatio" | "sectorMedian" | "freeCashFlowYield" | "historyPercentile" | "historyQuantile" | "peersQuantile" | "bandQuantile" | "paidFromBook" | "earningsOfBook" | "valueOfBookPayouts" | "valueOfKeptReturns" | "valueOfBookEarnings" | "gapOfBaseEarnings" | "gapOfBookPath" | "gapOfFade" | "gapOfHalfYear" | "openPrice" | "closePrice" | "highPrice" | "lowPrice" | "tradedShares" | "priceChange" | "averagePrice" | "overAveragePrice" | "exponentialAverage" | "bollingerUpper" | "bollingerLower" | "indicatorPeriod" | "convergence" | "convergenceSignal" | "convergenceHistogram" | "averageGain" | "averageLoss" | "relativeStrength" | "averageTrueRange" | "onBalanceVolume" | "ownRatio" | "ownRatioPart";
                    ticker: string | null;
                    /** Format: date */
                    asOf: string;
                    source: string;
                } | {
                    id: number;
                    value: number;
                    /** @enum {string} */
                    unit: "rate" | "ratio" | "money" | "perShare" | "shares" | "years" | "count";
                    /** @enum {string} */
                    kind: "assumption";
                    /** @enum {string} */
                    name: "price" | "priceWhenKnown" | "adjustedClose" | "meanAdjustedClose" | "yearPart" | "dividendTakenOut" | "marketValue" | "sharesOutstanding" | "riskFreeRate" | "matureEquityRiskPremium" | "impliedEquityRiskPremium" | "countryRiskPremium" | "marginalTaxRate" | "nominalGrowth" | "industryBeta" | "industryEquityWeight" | "industryDebtWeight" | "industryDebtSpread" | "industryGrowth" | "industrySalesToCapital" | "industryOperatingMargin" | "industryPriceToEarnings" | "industryPriceToBook" | "industryEvToEbitda" | "industryEvToEbit" | "industryEvToSales" | "regressionBeta" | "averageBeta" | "betaWeight" | "bottomUpBeta" | "countryExposure" | "ratingSpread" | "debtToEquity" | "unleveredBeta" | "beta" | "costOfEquity" | "interestCoverage" | "costOfDebt" | "equityWeight" | "debtWeight" | "wacc" | "discountRate" | "effectiveTaxRate" | "lowestTaxRate" | "lastingTaxRate" | "scenarioShift" | "scenarioFloor" | "debt" | "cash" | "minorityInterests" | "bridge" | "ebit" | "ebitda" | "netIncome" | "depreciation" | "interest" | "pretaxProfit" | "baseMargin" | "targetMargin" | "operatingMargin" | "netMargin" | "normalisedNetMargin" | "normalisedEarnings" | "normalisedEbit" | "investedCapital" | "shareDilution" | "sharesAtHorizon" | "researchLife" | "researchAsset" | "researchAmortization" | "researchAdjustedEbit" | "salesToCapital" | "salesToCapitalAtCost" | "returnOnCapital" | "reinvestmentRate" | "fundsFromOperations" | "maintenanceShare" | "maintenance" | "adjustedFundsFromOperations" | "adjustedFundsPerShare" | "elapsedSinceStatements" | "highestReturn" | "earnedReturn" | "lowestReturn" | "distributableCash" | "elapsedYears" | "revenuePerShare" | "revenueTrend" | "bookValueTrend" | "openingBook" | "fundamentalGrowth" | "growth" | "growthBand" | "growthLimit" | "growthWithinLimits" | "trendIntervals" | "trendWeight" | "growthMargin" | "terminalGrowth" | "terminalSpread" | "horizon" | "fadeYears" | "projectionYears" | "withinYear" | "yearsSooner" | "year" | "yearGrowth" | "grownTimes" | "projectedRevenue" | "projectedMargin" | "projectedTaxRate" | "projectedReturnOnCapital" | "nopat" | "reinvestment" | "freeCashFlowToFirm" | "projectedNetIncome" | "freeCashFlowToEquity" | "returnSpreadKept" | "terminalReturnOnCapital" | "terminalNopat" | "terminalValue" | "presentValueOfFlows" | "presentValueOfTerminalValue" | "terminalShare" | "enterpriseValue" | "accruedOnNetDebt" | "equityValue" | "recoveryRate" | "failureProbability" | "dividendPerShare" | "earningsPerShare" | "normalisedEarningsPerShare" | "payoutRatio" | "buybackShare" | "buybackLimit" | "netBuybacks" | "totalPayoutRatio" | "payoutPerShare" | "paidOutSinceStatements" | "terminalPayoutRatio" | "returnOnEquity" | "normalisedReturnOnEquity" | "terminalReturnOnEquity" | "projectedEarningsPerShare" | "projectedPayoutRatio" | "projectedDividendPerShare" | "bookValuePerShare" | "bookValueAtPriceDate" | "tangibleBookValuePerShare" | "netCurrentAssetValuePerShare" | "cashRunway" | "projectedBookValuePerShare" | "projectedReturnOnEquity" | "residualIncomePerShare" | "presentValueOfResidualIncome" | "persistence" | "continuingValue" | "ownPriceToEarnings" | "sectorPriceToEarnings" | "justifiedPriceToEarnings" | "exitPriceToEarnings" | "presentValueOfDividends" | "presentValueOfExit" | "exitPrice" | "exitDelay" | "multipleAtHorizon" | "yearsToExit" | "grahamNumber" | "grahamFormula" | "highestGradeYield" | "priceEarningsToGrowth" | "tangibleEquity" | "priceToEarnings" | "priceToBook" | "priceToTangibleBook" | "priceToFundsFromOperations" | "evToEbitda" | "evToEbit" | "evToSales" | "multipleQuantile" | "impliedByPriceToEarnings" | "impliedByPriceToBook" | "impliedByPriceToTangibleBook" | "impliedByPriceToFundsFromOperations" | "impliedByEvToEbitda" | "impliedByEvToEbit" | "impliedByEvToSales" | "valuePerShare" | "equityFlowValuePerShare" | "dividendsOnlyValuePerShare" | "gordonValuePerShare" | "fadingGrowthValuePerShare" | "totalPayoutValuePerShare" | "harmonicMeanValuePerShare" | "returnOnTangibleEquity" | "justifiedPriceToBook" | "impliedByJustifiedPriceToBook" | "predictedEquityValue" | "predictionLow" | "predictionHigh" | "changeOverYear" | "quarterByDifference" | "trailingTwelveMonths" | "researchOfTwelveMonths" | "grossMargin" | "ebitdaMargin" | "freeCashFlowMargin" | "averageAssets" | "averageEquity" | "averageInvestedCapital" | "returnOnTotalCapital" | "totalCapital" | "averageTotalCapital" | "returnOnAssets" | "taxBurden" | "interestBurden" | "assetTurnover" | "equityMultiplier" | "netDebt" | "netDebtToEbitda" | "debtToAssets" | "interestCover" | "currentRatio" | "liquidAssets" | "quickRatio" | "cashRatio" | "ordinaryEquity" | "dividendYield" | "cashConversion" | "freeCashConversion" | "investmentRate" | "stockPayRate" | "longTermDebtToAssets" | "returnOnOpeningAssets" | "openingAssetTurnover" | "workingCapital" | "workingCapitalToAssets" | "retainedEarningsToAssets" | "ebitToAssets" | "bookEquityToLiabilities" | "marketEquityToLiabilities" | "salesToAssets" | "receivablesToSales" | "overheadToSales" | "leverageOfAssets" | "receivablesIndex" | "grossMarginIndex" | "salesIndex" | "overheadIndex" | "leverageIndex" | "neutralIndex" | "accruals" | "accrualsToAssets" | "beneishScore" | "fixedCapital" | "otherAssets" | "otherAssetsShare" | "assetQualityIndex" | "depreciationBasis" | "depreciationOfPlant" | "depreciationIndex" | "altmanZ" | "altmanZDoublePrime" | "sumOfSegments" | "outsideSegments" | "valueOfPart" | "sumOfPartsPerShare" | "partsOfWhole" | "sloanAccruals" | "sectorPercentile" | "sectorRatio" | "sectorMedian" | "freeCashFlowYield" | "historyPercentile" | "historyQuantile" | "peersQuantile" | "bandQuantile" | "paidFromBook" | "earningsOfBook" | "valueOfBookPayouts" | "valueOfKeptReturns" | "valueOfBookEarnings" | "gapOfBaseEarnings" | "gapOfBookPath" | "gapOfFade" | "gapOfHalfYear" | "openPrice" | "closePrice" | "highPrice" | "lowPrice" | "tradedShares" | "priceChange" | "averagePrice" | "overAveragePrice" | "exponentialAverage" | "bollingerUpper" | "bollingerLower" | "indicatorPeriod" | "convergence" | "convergenceSignal" | "convergenceHistogram" | "averageGain" | "averageLoss" | "relativeStrength" | "averageTrueRange" | "onBalanceVolume" | "ownRatio" | "ownRatioPart";
                    /** @enum {string} */
                    chosenBy: "user" | "scenario" | "convention";
                    year?: number;
                } | {
                    id: number;
                    value: number;
                    /** @enum {string} */
                    unit: "rate" | "ratio" | "money" | "perShare" | "shares" | "years" | "count";
                    /** @enum {string} */
                    kind: "step";
                    /** @enum {string} */
                    name: "price" | "priceWhenKnown" | "adjustedClose" | "meanAdjustedClose" | "yearPart" | "dividendTakenOut" | "marketValue" | "sharesOutstanding" | "riskFreeRate" | "matureEquityRiskPremium" | "impliedEquityRiskPremium" | "countryRiskPremium" | "marginalTaxRate" | "nominalGrowth" | "industryBeta" | "industryEquityWeight" | "industryDebtWeight" | "industryDebtSpread" | "industryGrowth" | "industrySalesToCapital" | "industryOperatingMargin" | "industryPriceToEarnings" | "industryPriceToBook" | "industryEvToEbitda" | "industryEvToEbit" | "industryEvToSales" | "regressionBeta" | "averageBeta" | "betaWeight" | "bottomUpBeta" | "countryExposure" | "ratingSpread" | "debtToEquity" | "unleveredBeta" | "beta" | "costOfEquity" | "interestCoverage" | "costOfDebt" | "equityWeight" | "debtWeight" | "wacc" | "discountRate" | "effectiveTaxRate" | "lowestTaxRate" | "lastingTaxRate" | "scenarioShift" | "scenarioFloor" | "debt" | "cash" | "minorityInterests" | "bridge" | "ebit" | "ebitda" | "netIncome" | "depreciation" | "interest" | "pretaxProfit" | "baseMargin" | "targetMargin" | "operatingMargin" | "netMargin" | "normalisedNetMargin" | "normalisedEarnings" | "normalisedEbit" | "investedCapital" | "shareDilution" | "sharesAtHorizon" | "researchLife" | "researchAsset" | "researchAmortization" | "researchAdjustedEbit" | "salesToCapital" | "salesToCapitalAtCost" | "returnOnCapital" | "reinvestmentRate" | "fundsFromOperations" | "maintenanceShare" | "maintenance" | "adjustedFundsFromOperations" | "adjustedFundsPerShare" | "elapsedSinceStatements" | "highestReturn" | "earnedReturn" | "lowestReturn" | "distributableCash" | "elapsedYears" | "revenuePerShare" | "revenueTrend" | "bookValueTrend" | "openingBook" | "fundamentalGrowth" | "growth" | "growthBand" | "growthLimit" | "growthWithinLimits" | "trendIntervals" | "trendWeight" | "growthMargin" | "terminalGrowth" | "terminalSpread" | "horizon" | "fadeYears" | "projectionYears" | "withinYear" | "yearsSooner" | "year" | "yearGrowth" | "grownTimes" | "projectedRevenue" | "projectedMargin" | "projectedTaxRate" | "projectedReturnOnCapital" | "nopat" | "reinvestment" | "freeCashFlowToFirm" | "projectedNetIncome" | "freeCashFlowToEquity" | "returnSpreadKept" | "terminalReturnOnCapital" | "terminalNopat" | "terminalValue" | "presentValueOfFlows" | "presentValueOfTerminalValue" | "terminalShare" | "enterpriseValue" | "accruedOnNetDebt" | "equityValue" | "recoveryRate" | "failureProbability" | "dividendPerShare" | "earningsPerShare" | "normalisedEarningsPerShare" | "payoutRatio" | "buybackShare" | "buybackLimit" | "netBuybacks" | "totalPayoutRatio" | "payoutPerShare" | "paidOutSinceStatements" | "terminalPayoutRatio" | "returnOnEquity" | "normalisedReturnOnEquity" | "terminalReturnOnEquity" | "projectedEarningsPerShare" | "projectedPayoutRatio" | "projectedDividendPerShare" | "bookValuePerShare" | "bookValueAtPriceDate" | "tangibleBookValuePerShare" | "netCurrentAssetValuePerShare" | "cashRunway" | "projectedBookValuePerShare" | "projectedReturnOnEquity" | "residualIncomePerShare" | "presentValueOfResidualIncome" | "persistence" | "continuingValue" | "ownPriceToEarnings" | "sectorPriceToEarnings" | "justifiedPriceToEarnings" | "exitPriceToEarnings" | "presentValueOfDividends" | "presentValueOfExit" | "exitPrice" | "exitDelay" | "multipleAtHorizon" | "yearsToExit" | "grahamNumber" | "grahamFormula" | "highestGradeYield" | "priceEarningsToGrowth" | "tangibleEquity" | "priceToEarnings" | "priceToBook" | "priceToTangibleBook" | "priceToFundsFromOperations" | "evToEbitda" | "evToEbit" | "evToSales" | "multipleQuantile" | "impliedByPriceToEarnings" | "impliedByPriceToBook" | "impliedByPriceToTangibleBook" | "impliedByPriceToFundsFromOperations" | "impliedByEvToEbitda" | "impliedByEvToEbit" | "impliedByEvToSales" | "valuePerShare" | "equityFlowValuePerShare" | "dividendsOnlyValuePerShare" | "gordonValuePerShare" | "fadingGrowthValuePerShare" | "totalPayoutValuePerShare" | "harmonicMeanValuePerShare" | "returnOnTangibleEquity" | "justifiedPriceToBook" | "impliedByJustifiedPriceToBook" | "predictedEquityValue" | "predictionLow" | "predictionHigh" | "changeOverYear" | "quarterByDifference" | "trailingTwelveMonths" | "researchOfTwelveMonths" | "grossMargin" | "ebitdaMargin" | "freeCashFlowMargin" | "averageAssets" | "averageEquity" | "averageInvestedCapital" | "returnOnTotalCapital" | "totalCapital" | "averageTotalCapital" | "returnOnAssets" | "taxBurden" | "interestBurden" | "assetTurnover" | "equityMultiplier" | "netDebt" | "netDebtToEbitda" | "debtToAssets" | "interestCover" | "currentRatio" | "liquidAssets" | "quickRatio" | "cashRatio" | "ordinaryEquity" | "dividendYield" | "cashConversion" | "freeCashConversion" | "investmentRate" | "stockPayRate" | "longTermDebtToAssets" | "returnOnOpeningAssets" | "openingAssetTurnover" | "workingCapital" | "workingCapitalToAssets" | "retainedEarningsToAssets" | "ebitToAssets" | "bookEquityToLiabilities" | "marketEquityToLiabilities" | "salesToAssets" | "receivablesToSales" | "overheadToSales" | "leverageOfAssets" | "receivablesIndex" | "grossMarginIndex" | "salesIndex" | "overheadIndex" | "leverageIndex" | "neutralIndex" | "accruals" | "accrualsToAssets" | "beneishScore" | "fixedCapital" | "otherAssets" | "otherAssetsShare" | "assetQualityIndex" | "depreciationBasis" | "depreciationOfPlant" | "depreciationIndex" | "altmanZ" | "altmanZDoublePrime" | "sumOfSegments" | "outsideSegments" | "valueOfPart" | "sumOfPartsPerShare" | "partsOfWhole" | "sloanAccruals" | "sectorPercentile" | "sectorRatio" | "sectorMedian" | "freeCashFlowYield" | "historyPercentile" | "historyQuantile" | "peersQuantile" | "bandQuantile" | "paidFromBook" | "earningsOfBook" | "valueOfBookPayouts" | "valueOfKeptReturns" | "valueOfBookEarnings" | "gapOfBaseEarnings" | "gapOfBookPath" | "gapOfFade" | "gapOfHalfYear" | "openPrice" | "closePrice" | "highPrice" | "lowPrice" | "tradedShares" | "priceChange" | "averagePrice" | "overAveragePrice" | "exponentialAverage" | "bollingerUpper" | "bollingerLower" | "indicatorPeriod" | "convergence" | "convergenceSignal" | "convergenceHistogram" | "averageGain" | "averageLoss" | "relativeStrength" | "averageTrueRange" | "onBalanceVolume" | "ownRatio" | "ownRatioPart";
                    year: number | null;
                    formula: string;
                    expression: string;
                    inputs: {
                        [key: string]: number | number[];
                    };
                })[];
                result: number;
            } | null;
        };
        HeldData: {
            /** @enum {number} */
            schemaVersion: 1;
            ticker: string;
            name: string;
            accounts: {
                provider: string;
                /** Format: date */
                asOf: string | null;
                /** @enum {string|null} */
                reason: "chosen" | "only" | "newest" | "current" | null;
            } | null;
            price: {
                value: number;
                currency: string;
                asOf: string;
                source: string;
                /** @enum {string|null} */
                reason: "chosen" | "only" | "newest" | "current" | null;
            } | null;
            isLive: boolean;
            providers: components["schemas"]["HeldProvider"][];
            compared: {
                /** Format: date */
                fiscalYearEnd: string;
                currency: string;
                providers: string[];
                figures: {
                    /** @enum {string} */
                    name: "revenue" | "costOfRevenue" | "grossProfit" | "ebit" | "ebitda" | "depreciationAndAmortization" | "interestExpense" | "pretaxIncome" | "incomeTaxExpense" | "netIncome" | "epsDiluted" | "dilutedShares" | "dividendsPerShare" | "dividendsPaid" | "shareRepurchases" | "researchAndDevelopment" | "operatingCashFlow" | "capitalExpenditure" | "freeCashFlow" | "totalAssets" | "totalLiabilities" | "totalEquity" | "totalDebt" | "longTermDebt" | "cashAndEquivalents" | "goodwill" | "intangibles" | "stockBasedCompensation" | "currentAssets" | "currentLiabilities" | "inventory" | "receivables" | "sellingGeneralAndAdministrative" | "operatingLeaseLiabilities" | "currentDebt" | "acquisitions" | "marketableSecurities" | "minorityInterests" | "preferredEquity" | "retainedEarnings" | "propertyPlantAndEquipment" | "netDebt";
                    values: {
                        provider: string;
                        value: number | null;
                    }[];
                    difference: number | null;
                    /** @description More than one in a hundred apart */
                    differs: boolean;
                }[];
            } | null;
            priceConflicts: {
                asOf: string;
                currency: string;
                prices: {
                    provider: string;
                    value: number;
                }[];
            }[];
        };
        HeldProvider: {
            provider: string;
            /**
             * @description here: needs no network; on: asked in its turn; paused, limited: not for a while; onRequest: about requested companies alone; off: not used by this installation
             * @enum {string}
             */
            standing: "here" | "on" | "paused" | "limited" | "onRequest" | "off";
            setting: string | null;
            accounts: {
                /** Format: date */
                lastYearEnd: string | null;
                /** Format: date */
                lastInterimEnd: string | null;
                /** Format: date */
                filedAt: string | null;
                currency: string;
                years: number;
                figures: number;
                isHeadlines: boolean;
                from: string | null;
            } | null;
            price: {
                value: number;
                currency: string;
                asOf: string;
                source: string;
                from: string | null;
            } | null;
            accountsDecided: components["schemas"]["DecidedData"];
            priceDecided: components["schemas"]["DecidedData"];
        };
        DecidedData: {
            /**
             * @description taken: it counts; older, asNew: another one is newer, or as new and asked before; notNeeded: one asked before is current; otherCurrency: not in the currency of the listing
             * @enum {string}
             */
            outcome: "taken" | "older" | "asNew" | "notNeeded" | "notChosen" | "failed" | "otherCurrency" | "headlinesOnly" | "notRequested" | "notUsed" | "notSupplied" | "none";
            /** Format: date */
            asOf: string | null;
            /** @enum {string|null} */
            failure: "unknownTicker" | "noData" | "rateLimited" | "unreachable" | "unreadable" | "timedOut" | "keyRefused" | "wrongValue" | "incomplete" | "suspect" | "accountsOfAnother" | null;
            until: string | null;
            accountsOf: string | null;
            contradictions: ("marketCapDiffers" | "balanceDoesNotAdd" | "priceJumped" | "yearDuplicated" | "sharesNotPositive")[];
        };
        DataSet: {
            /** @enum {number} */
            schemaVersion: 1;
            /** @description Another one when any included figure is another one */
            edition: string;
            /**
             * Format: date
             * @description The day of most of its prices
             */
            dataAsOf: string;
            tables: {
                /** @enum {string} */
                name: "accounts" | "companies" | "prices";
                rows: number;
                columns: {
                    name: string;
                    /** @enum {string} */
                    type: "text" | "day" | "integer" | "number";
                    /** @description Whether it may be unknown: null in Parquet, empty in CSV */
                    isNullable: boolean;
                    /** @description In English */
                    meaning: string;
                }[];
                files: {
                    /** @enum {string} */
                    name: "accounts.csv.gz" | "accounts.parquet" | "companies.csv.gz" | "companies.parquet" | "prices.csv.gz" | "prices.parquet" | "licence.txt";
                    path: string;
                    bytes: number;
                    sha256: string;
                }[];
            }[];
            licence: {
                /** @enum {string} */
                name: "accounts.csv.gz" | "accounts.parquet" | "companies.csv.gz" | "companies.parquet" | "prices.csv.gz" | "prices.parquet" | "licence.txt";
                path: string;
                bytes: number;
                sha256: string;
            };
            /** @description The sources of these tables, each with its terms */
            credits: {
                id: string;
                name: string;
                url: string | null;
                terms: string;
                /** Format: date */
                asOf: string;
                covers: string;
            }[];
            /** @description How many the included data hold whose source does not let them be passed on */
            leftOut: {
                figures: number;
                prices: number;
            };
        };
        Multiples: {
            /** @enum {number} */
            schemaVersion: 1;
            ticker: string;
            name: string;
            cik: string | null;
            currency: string;
            provider: string;
            priceSource: string | null;
            correctedFigures: components["schemas"]["OwnFigure"][];
            /** @enum {string|null} */
            unavailable: "closesMissing" | "currencyUnresolved" | null;
            today: {
                /** Format: date */
                asOf: string | null;
                /** Format: date */
                accountsEnd: string | null;
            };
            bandQuantiles: number[];
            lines: {
                /** @enum {string} */
                name: "priceToEarnings" | "evToEbitda" | "priceToBook" | "freeCashFlowYield";
                today: components["schemas"]["TracedCell"];
                months: number;
                holes: {
                    /** @enum {string} */
                    reason: "figureMissing" | "previousYearMissing" | "basisNotPositive" | "basisNearZero" | "taxRateUnusual" | "notForFinancials" | "financeArm" | "fewCompanies" | "priceMissing" | "priceInOtherCurrency" | "sharesMissing" | "sharesUnsettled" | "notFiledYet" | "accountsTooOld" | "partSeparated" | "closesWithoutPart" | "enterpriseValueNotPositive" | "fewMonths" | "fewPeers";
                    months: number;
                }[];
                percentile: components["schemas"]["TracedCell"];
                band: components["schemas"]["TracedCell"][];
                peers: {
                    count: number;
                    quartiles: components["schemas"]["TracedCell"][];
                };
            }[];
            months: {
                /** Format: date */
                asOf: string;
                /** Format: date */
                accountsEnd: string | null;
                cells: {
                    priceToEarnings: components["schemas"]["TracedCell"];
                    evToEbitda: components["schemas"]["TracedCell"];
                    priceToBook: components["schemas"]["TracedCell"];
                    freeCashFlowYield: components["schemas"]["TracedCell"];
                };
            }[];
            peers: {
                ticker: string;
                name: string;
                /** Format: date */
                asOf: string | null;
                /** Format: date */
                accountsEnd: string | null;
                cells: {
                    priceToEarnings: components["schemas"]["TracedCell"];
                    evToEbitda: components["schemas"]["TracedCell"];
                    priceToBook: components["schemas"]["TracedCell"];
                    freeCashFlowYield: components["schemas"]["TracedCell"];
                };
            }[];
            hindsights: ("figuresAsLastFiled" | "ownFigures" | "filingDateEstimated" | "sharesFromStatements" | "closesHoldDividends" | "twelveMonthsOfLatest" | "debtPartlyKnown" | "depreciationEstimated")[];
            trace: components["schemas"]["Trace"];
        };
        Technical: {
            /** @enum {number} */
            schemaVersion: 1;
            ticker: string;
            name: string;
            /** @enum {string|null} */
            absent: "noSource" | "noAnswer" | "unreadable" | null;
            series: {
                currency: string;
                source: string;
                /** @enum {string} */
                adjustedFor: "nothing" | "splits" | "splitsAndDividends";
                /** @enum {string} */
                range: "3m" | "6m" | "1y" | "5y";
                indicators: ("sma" | "ema" | "bollinger" | "rsi" | "macd" | "atr" | "obv")[];
                /** @enum {string} */
                step: "day" | "week";
                /** Format: date */
                to: string;
                ageInDays: number;
                isOld: boolean;
                points: {
                    /** Format: date */
                    date: string;
                    open: number | null;
                    high: number | null;
                    low: number | null;
                    close: number;
                    volume: number | null;
                    sma50?: number | null;
                    sma200?: number | null;
                    ema20?: number | null;
                    bollingerUpper?: number | null;
                    bollingerLower?: number | null;
                    rsi14?: number | null;
                    macd?: number | null;
                    macdSignal?: number | null;
                    macdHistogram?: number | null;
                    atr14?: number | null;
                    obv?: number | null;
                }[];
                latest: {
                    /** Format: date */
                    date: string;
                    open: number | null;
                    high: number | null;
                    low: number | null;
                    close: number;
                    volume: number | null;
                    sma50?: number | null;
                    sma200?: number | null;
                    ema20?: number | null;
                    bollingerUpper?: number | null;
                    bollingerLower?: number | null;
                    rsi14?: number | null;
                    macd?: number | null;
                    macdSignal?: number | null;
                    macdHistogram?: number | null;
                    atr14?: number | null;
                    obv?: number | null;
                }[];
                readings: {
                    close: {
                        value: number;
                        /** @enum {string} */
                        unit: "rate" | "ratio" | "money" | "perShare" | "shares" | "years" | "count";
                        node: number;
                    } | null;
                    change: {
                        value: number;
                        /** @enum {string} */
                        unit: "rate" | "ratio" | "money" | "perShare" | "shares" | "years" | "count";
                        node: number;
                    } | null;
                    overLongAverage: {
                        value: number;
                        /** @enum {string} */
                        unit: "rate" | "ratio" | "money" | "perShare" | "shares" | "years" | "count";
                        node: number;
                    } | null;
                    highest: {
                        value: number;
                        /** @enum {string} */
                        unit: "rate" | "ratio" | "money" | "perShare" | "shares" | "years" | "count";
                        node: number;
                    } | null;
                    lowest: {
                        value: number;
                        /** @enum {string} */
                        unit: "rate" | "ratio" | "money" | "perShare" | "shares" | "years" | "count";
                        node: number;
                    } | null;
                    volume: {
                        value: number;
                        /** @enum {string} */
                        unit: "rate" | "ratio" | "money" | "perShare" | "shares" | "years" | "count";
                        node: number;
                    } | null;
                    sma50: {
                        value: number;
                        /** @enum {string} */
                        unit: "rate" | "ratio" | "money" | "perShare" | "shares" | "years" | "count";
                        node: number;
                    } | null;
                    sma200: {
                        value: number;
                        /** @enum {string} */
                        unit: "rate" | "ratio" | "money" | "perShare" | "shares" | "years" | "count";
                        node: number;
                    } | null;
                    ema20: {
                        value: number;
                        /** @enum {string} */
                        unit: "rate" | "ratio" | "money" | "perShare" | "shares" | "years" | "count";
                        node: number;
                    } | null;
                    bollingerUpper: {
                        value: number;
                        /** @enum {string} */
                        unit: "rate" | "ratio" | "money" | "perShare" | "shares" | "years" | "count";
                        node: number;
                    } | null;
                    bollingerLower: {
                        value: number;
                        /** @enum {string} */
                        unit: "rate" | "ratio" | "money" | "perShare" | "shares" | "years" | "count";
                        node: number;
                    } | null;
                    rsi14: {
                        value: number;
                        /** @enum {string} */
                        unit: "rate" | "ratio" | "money" | "perShare" | "shares" | "years" | "count";
                        node: number;
                    } | null;
                    macd: {
                        value: number;
                        /** @enum {string} */
                        unit: "rate" | "ratio" | "money" | "perShare" | "shares" | "years" | "count";
                        node: number;
                    } | null;
                    macdSignal: {
                        value: number;
                        /** @enum {string} */
                        unit: "rate" | "ratio" | "money" | "perShare" | "shares" | "years" | "count";
                        node: number;
                    } | null;
                    atr14: {
                        value: number;
                        /** @enum {string} */
                        unit: "rate" | "ratio" | "money" | "perShare" | "shares" | "years" | "count";
                        node: number;
                    } | null;
                };
                staleSince: string | null;
            } | null;
            notes: components["schemas"]["DataNote"][];
            included: {
                ticker: string;
                name: string;
            }[];
        };
        Status: {
            /** Format: date-time */
            at: string;
            /** @description Whether nothing is down */
            isWell: boolean;
            version: string;
            nodeVersion: string;
            /**
             * Format: date-time
             * @description When this process started
             */
            startedAt: string;
            /**
             * Format: date
             * @description The day of the included data
             */
            dataAsOf: string;
            dependencies: {
                /** @enum {string} */
                dependency: "database" | "room" | "notices" | "sources" | "jobs" | "mail" | "identities" | "backups" | "clock";
                /** @description Which data provider, repeated job or identity provider, by the beginning of its settings */
                part: string | null;
                /**
                 * @description off: not set up here; unknown: set up, and not used since the start
                 * @enum {string}
                 */
                state: "up" | "down" | "off" | "unknown";
                /** Format: date-time */
                since: string | null;
                /**
                 * Format: date-time
                 * @description When this was last seen
                 */
                seenAt: string | null;
                cause: string | null;
                /** @description What to do about it, in the language asked for */
                advice: string | null;
                /** @description Of a repeated job; null of everything else */
                runs: {
                    /** @description From one run to the next */
                    everySeconds: number;
                    /**
                     * Format: date-time
                     * @description The last run; null: none is known of
                     */
                    begunAt: string | null;
                    /**
                     * Format: date-time
                     * @description Its end; null: it is under way, or was cut off
                     */
                    endedAt: string | null;
                    /** Format: date-time */
                    nextAt: string | null;
                    /** @description The last run that failed, also when others have succeeded since */
                    fault: {
                        /** Format: date-time */
                        at: string;
                        text: string;
                    } | null;
                } | null;
            }[];
            /** @enum {string} */
            database: "embedded" | "postgresql";
            /** @description The disk of the data folder; null: it cannot be read */
            disk: {
                freeBytes: number;
                totalBytes: number;
            } | null;
            backups: {
                isScheduled: boolean;
                /** @description null: the backup folder cannot be read */
                kept: number | null;
                /** @description The last good one: each is restored and compared before it is kept. null: none, or not read */
                last: {
                    name: string;
                    /** Format: date-time */
                    madeAt: string;
                    bytes: number;
                } | null;
            };
            /** @description null while the database does not answer */
            mailsWaiting: number | null;
        };
        TracedFigures: {
            /** @enum {number} */
            schemaVersion: 1;
            ticker: string;
            figures: {
                of: string;
                value?: unknown;
                from: string[];
            }[];
        };
        ValueThroughTime: {
            /** @enum {number} */
            schemaVersion: 1;
            ticker: string;
            name: string;
            currency: string;
            provider: string;
            /** @enum {string} */
            view: "absolute";
            correctedFigures: components["schemas"]["OwnFigure"][];
            result: {
                /** @enum {string} */
                kind: "valueThroughTime";
                points: {
                    /** Format: date */
                    asOf: string;
                    price: number;
                    value: number | null;
                    low: number | null;
                    high: number | null;
                    voting: number;
                    /** Format: date */
                    fiscalYearEnd: string | null;
                    filingDateEstimated: boolean;
                    figuresAsLastFiled: boolean;
                    held: boolean | null;
                }[];
                months: number;
                monthsHeld: number;
                shareHeld: number;
                hindsights: ("referenceOfToday" | "figuresAsLastFiled" | "ownFigures" | "filingDateEstimated" | "sharesFromStatements" | "closesHoldDividends" | "marketMethodsLeftOut")[];
            } | {
                /** @enum {string} */
                kind: "unavailable";
                /** @enum {string} */
                reason: "methodNotApplicable" | "assumptionMissing" | "priceMissing" | "priceTooOld" | "accountsTooOld" | "partSeparated" | "fewStatements" | "closesMissing" | "currencyUnresolved" | "figuresMissing" | "notFinite";
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    analysis: {
        parameters: {
            query: {
                /** @description Symbol of the share, or the ISIN or LEI of one share; BRK-B, BRK/B and brk.b are BRK.B */
                ticker: string;
                /** @description Scenario of the assumptions */
                scenario?: "conservative" | "neutral" | "optimistic";
                /** @description Weighted average cost of capital, as a fraction: 0.09 is 9 %; of banks, insurers and other financial companies the cost of equity */
                wacc?: number;
                /** @description Growth of the first year, as a fraction, below wacc */
                g?: number;
                /** @description Years of explicit forecast */
                horizon?: number;
                /** @description Your own price of today, or of the day of asOf, in the currency of the price it stands for; statuses, signal and all that compares with a price follow it */
                price?: number;
                /** @description Margin of safety of the price to buy at (buyingPrice), as a fraction of the mean */
                safety?: number;
                /** @description Your own figures in place of filed ones, 20 at most, separated by commas: name, last day of the period, value in whole units, currency of the statements (none for dilutedShares). Everything is worked out from them; the answer marks them as yours (correctedFigures, origin own) with what is filed beside */
                figures?: string;
                /** @description The industries by which parts of the company are valued in sumOfParts, separated by commas: the member that names the part, ~, and the industry as its answer writes it; other parts are compared with the company's own peers. An industry that is not known is refused (enumInvalid) with those that are */
                parts?: string;
                /** @description A day, such as 2024-06-30: the company by the filings until then, at the last close until then; a price of yours is of that day. Rates, premiums and averages are today's, and there are no peers. Of a company whose source does not date its filings there is none (filingDatesUnknown) */
                asOf?: string;
                /** @description Perpetual growth, as a fraction */
                terminalGrowth?: number;
                /** @description Operating margin that the firm comes to, as a fraction */
                margin?: number;
                /** @description Revenue that a unit of new capital brings */
                salesToCapital?: number;
                /** @description Return on new capital after the horizon, as a fraction */
                terminalReturn?: number;
                /** @description Part of earnings paid out today, as a fraction */
                payout?: number;
                /** @description How much of a year's residual income is left in the next */
                persistence?: number;
                /** @description Growth of the number of shares a year up to the horizon, for nothing in return, as a fraction; it counts in discounted cash flow, dividends and earnings per share */
                dilution?: number;
                /** @description Years over which research is written off as an investment, 0 for an expense of its year; fewer where fewer are known */
                researchLife?: number;
                /** @description Years after the horizon in which growth and returns come to what lasts for ever; 10 without it */
                fadeYears?: number;
                /** @description Part of the return above its cost that lasts for ever, as a fraction */
                keptReturn?: number;
                /** @description Part of earnings that buys shares back, less those issued, as a fraction */
                buybackPayout?: number;
                /** @description 1 where goodwill counts as invested capital, as it does without it; 0 where not */
                goodwillInCapital?: number;
                /** @description Price-to-earnings ratio at which a share is sold at the horizon */
                exitMultiple?: number;
                /** @description Years from the latest balance sheet to the day of the value */
                elapsedYears?: number;
                /** @description 1 where the accounts are those of the twelve months to the latest balance sheet, as they are without it where these are known in full; 0 for the last fiscal year */
                lastTwelveMonths?: number;
                /** @description Risk-free rate, as a fraction, in place of the published one */
                riskFreeRate?: number;
                /** @description Equity risk premium, as a fraction, in place of that of the view */
                equityRiskPremium?: number;
                /** @description Beta of the share, in place of the industry's with the company's own debt */
                beta?: number;
                /** @description Companies to compare with in place of the computed ones: up to 20 symbols of included companies with accounts in the same currency, separated by commas; with fewer than five that have a multiple, the industry's average stands in for it */
                peers?: string;
                /** @description Growth, as a fraction, of each year: the first one first, separated by commas, each between -0.9 and 2; an empty place is left to the calculation, years beyond the horizon do not count */
                growthByYear?: string;
                /** @description Operating margin, as a fraction, of each year: the first one first, separated by commas, each between -2 and 0.9; an empty place is left to the calculation, years beyond the horizon do not count */
                marginByYear?: string;
                /** @description Revenue that a unit of new capital brings, of each year: the first one first, separated by commas, each between 0.05 and 20; an empty place is left to the calculation, years beyond the horizon do not count */
                salesToCapitalByYear?: string;
                /** @description yearEnd: flows arrive at the end of their year, in every method that discounts flows, in place of its middle (warning flowsAtYearEnd) */
                discounting?: "midYear" | "yearEnd";
                /** @description The flow that the discounted cash flow takes: toFirm at the WACC, or toEquity, to the shareholders at the cost of equity (variant flowToEquity). Without it toFirm, and toEquity for a utility; trusts keep a flow of their own */
                cashFlow?: "toFirm" | "toEquity";
                /** @description The dividends of the dividend discount: totalPayout with buy-backs, the payout moving to the one that lasts; dividendsOnly, the same without buy-backs; constantGrowth (Gordon–Shapiro); twoStage; threeStage, growth falling in equal steps over fadeYears; halfLife (H-model) */
                dividends?: "totalPayout" | "dividendsOnly" | "constantGrowth" | "twoStage" | "threeStage" | "halfLife";
                /** @description What to take the company for, in place of what the rules say; company.computedType says what they do */
                type?: "mature" | "assetLight" | "growing" | "unprofitableGrowth" | "turnaround" | "lossMaking" | "bank" | "insurer" | "financialServices" | "reit" | "utility" | "cyclical" | "holding" | "negativeEquity" | "distressed";
                /** @description Methods to ask although the kind of company speaks against them, separated by commas, of discountedCashFlow, dividendDiscount, comparableMultiples, residualIncome, netAssetValue, earningsPerShare, prediction; what they give never votes (notVotingReason: forced) */
                force?: string;
                /** @description absolute: what the share is worth to one who asks the long-run equity premium of the source. relative: by the premium at which the companies of the data set are worth together what they cost, in every cost of equity: whether it is cheap beside the rest of the market as priced on that day */
                view?: "absolute" | "relative";
                /** @description yes: a signal to buy or sell that only methods of one family carry (signal.reason undervaluedByOneFamily, overvaluedByOneFamily) is hold (oneFamilyOnly) */
                prudent?: "yes" | "no";
                /** @description Why wacc is what it is, in plain words on one line; left out where wacc is not set */
                "note.wacc"?: string;
                /** @description Why g is what it is, in plain words on one line; left out where g is not set */
                "note.g"?: string;
                /** @description Why horizon is what it is, in plain words on one line; left out where horizon is not set */
                "note.horizon"?: string;
                /** @description Why terminalGrowth is what it is, in plain words on one line; left out where terminalGrowth is not set */
                "note.terminalGrowth"?: string;
                /** @description Why margin is what it is, in plain words on one line; left out where margin is not set */
                "note.margin"?: string;
                /** @description Why salesToCapital is what it is, in plain words on one line; left out where salesToCapital is not set */
                "note.salesToCapital"?: string;
                /** @description Why terminalReturn is what it is, in plain words on one line; left out where terminalReturn is not set */
                "note.terminalReturn"?: string;
                /** @description Why payout is what it is, in plain words on one line; left out where payout is not set */
                "note.payout"?: string;
                /** @description Why persistence is what it is, in plain words on one line; left out where persistence is not set */
                "note.persistence"?: string;
                /** @description Why dilution is what it is, in plain words on one line; left out where dilution is not set */
                "note.dilution"?: string;
                /** @description Why researchLife is what it is, in plain words on one line; left out where researchLife is not set */
                "note.researchLife"?: string;
                /** @description Why fadeYears is what it is, in plain words on one line; left out where fadeYears is not set */
                "note.fadeYears"?: string;
                /** @description Why keptReturn is what it is, in plain words on one line; left out where keptReturn is not set */
                "note.keptReturn"?: string;
                /** @description Why buybackPayout is what it is, in plain words on one line; left out where buybackPayout is not set */
                "note.buybackPayout"?: string;
                /** @description Why goodwillInCapital is what it is, in plain words on one line; left out where goodwillInCapital is not set */
                "note.goodwillInCapital"?: string;
                /** @description Why exitMultiple is what it is, in plain words on one line; left out where exitMultiple is not set */
                "note.exitMultiple"?: string;
                /** @description Why elapsedYears is what it is, in plain words on one line; left out where elapsedYears is not set */
                "note.elapsedYears"?: string;
                /** @description Why lastTwelveMonths is what it is, in plain words on one line; left out where lastTwelveMonths is not set */
                "note.lastTwelveMonths"?: string;
                /** @description Why riskFreeRate is what it is, in plain words on one line; left out where riskFreeRate is not set */
                "note.riskFreeRate"?: string;
                /** @description Why equityRiskPremium is what it is, in plain words on one line; left out where equityRiskPremium is not set */
                "note.equityRiskPremium"?: string;
                /** @description Why beta is what it is, in plain words on one line; left out where beta is not set */
                "note.beta"?: string;
                /** @description Why growthByYear is what it is, in plain words on one line; left out where growthByYear is not set */
                "note.growthByYear"?: string;
                /** @description Why marginByYear is what it is, in plain words on one line; left out where marginByYear is not set */
                "note.marginByYear"?: string;
                /** @description Why salesToCapitalByYear is what it is, in plain words on one line; left out where salesToCapitalByYear is not set */
                "note.salesToCapitalByYear"?: string;
                /** @description Why discounting is what it is, in plain words on one line; left out where discounting is not set */
                "note.discounting"?: string;
                /** @description Why cashFlow is what it is, in plain words on one line; left out where cashFlow is not set */
                "note.cashFlow"?: string;
                /** @description Why dividends is what it is, in plain words on one line; left out where dividends is not set */
                "note.dividends"?: string;
                /** @description Why peers is what it is, in plain words on one line; left out where peers is not set */
                "note.peers"?: string;
                /** @description Why type is what it is, in plain words on one line; left out where type is not set */
                "note.type"?: string;
                /** @description Methods to return, separated by commas, of discountedCashFlow, dividendDiscount, comparableMultiples, residualIncome, netAssetValue, earningsPerShare, prediction */
                method?: string;
                /** @description Draws of the discounted cash flow simulation; none without paths and seed */
                paths?: number;
                /** @description Seed of the simulation: the same one always gives the same result */
                seed?: number;
                /** @description Where the figures come from; automatic asks every source in order */
                source?: "automatic" | "sec-edgar" | "filings-xbrl-org" | "fmp" | "eodhd" | "yahoo" | "alpha-vantage" | "finnhub" | "twelve-data" | "tiingo" | "bundled";
                /** @description “none”: with a key or a session, nothing of your active policy is filled in. The id of a policy of yours does the same, and says that the values are its own */
                policy?: string;
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
                /** @description How figures came about: with every figure (all), with the values of the methods alone (methods), or not (none), which is the quickest. A trace that is left out is read by the template links.traces, with the path of its field in the place of {field} */
                trace?: "none" | "methods" | "all";
                /** @description Fields of the answer to return, as paths separated by commas; all without it. A path goes through a list to the same field of each item; a name that begins the items of a list chooses one of them. schemaVersion, and the names that tell items and forms apart, are always there */
                fields?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every method's estimate or the reason why there is none, and their summary */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Analysis"];
                };
            };
        };
    };
    analysisWorkbook: {
        parameters: {
            query: {
                /** @description Symbol of the share, or the ISIN or LEI of one share; BRK-B, BRK/B and brk.b are BRK.B */
                ticker: string;
                /** @description Scenario of the assumptions */
                scenario?: "conservative" | "neutral" | "optimistic";
                /** @description Weighted average cost of capital, as a fraction: 0.09 is 9 %; of banks, insurers and other financial companies the cost of equity */
                wacc?: number;
                /** @description Growth of the first year, as a fraction, below wacc */
                g?: number;
                /** @description Years of explicit forecast */
                horizon?: number;
                /** @description Your own price of today, or of the day of asOf, in the currency of the price it stands for; statuses, signal and all that compares with a price follow it */
                price?: number;
                /** @description Margin of safety of the price to buy at (buyingPrice), as a fraction of the mean */
                safety?: number;
                /** @description Your own figures in place of filed ones, 20 at most, separated by commas: name, last day of the period, value in whole units, currency of the statements (none for dilutedShares). Everything is worked out from them; the answer marks them as yours (correctedFigures, origin own) with what is filed beside */
                figures?: string;
                /** @description The industries by which parts of the company are valued in sumOfParts, separated by commas: the member that names the part, ~, and the industry as its answer writes it; other parts are compared with the company's own peers. An industry that is not known is refused (enumInvalid) with those that are */
                parts?: string;
                /** @description A day, such as 2024-06-30: the company by the filings until then, at the last close until then; a price of yours is of that day. Rates, premiums and averages are today's, and there are no peers. Of a company whose source does not date its filings there is none (filingDatesUnknown) */
                asOf?: string;
                /** @description Perpetual growth, as a fraction */
                terminalGrowth?: number;
                /** @description Operating margin that the firm comes to, as a fraction */
                margin?: number;
                /** @description Revenue that a unit of new capital brings */
                salesToCapital?: number;
                /** @description Return on new capital after the horizon, as a fraction */
                terminalReturn?: number;
                /** @description Part of earnings paid out today, as a fraction */
                payout?: number;
                /** @description How much of a year's residual income is left in the next */
                persistence?: number;
                /** @description Growth of the number of shares a year up to the horizon, for nothing in return, as a fraction; it counts in discounted cash flow, dividends and earnings per share */
                dilution?: number;
                /** @description Years over which research is written off as an investment, 0 for an expense of its year; fewer where fewer are known */
                researchLife?: number;
                /** @description Years after the horizon in which growth and returns come to what lasts for ever; 10 without it */
                fadeYears?: number;
                /** @description Part of the return above its cost that lasts for ever, as a fraction */
                keptReturn?: number;
                /** @description Part of earnings that buys shares back, less those issued, as a fraction */
                buybackPayout?: number;
                /** @description 1 where goodwill counts as invested capital, as it does without it; 0 where not */
                goodwillInCapital?: number;
                /** @description Price-to-earnings ratio at which a share is sold at the horizon */
                exitMultiple?: number;
                /** @description Years from the latest balance sheet to the day of the value */
                elapsedYears?: number;
                /** @description 1 where the accounts are those of the twelve months to the latest balance sheet, as they are without it where these are known in full; 0 for the last fiscal year */
                lastTwelveMonths?: number;
                /** @description Risk-free rate, as a fraction, in place of the published one */
                riskFreeRate?: number;
                /** @description Equity risk premium, as a fraction, in place of that of the view */
                equityRiskPremium?: number;
                /** @description Beta of the share, in place of the industry's with the company's own debt */
                beta?: number;
                /** @description Companies to compare with in place of the computed ones: up to 20 symbols of included companies with accounts in the same currency, separated by commas; with fewer than five that have a multiple, the industry's average stands in for it */
                peers?: string;
                /** @description Growth, as a fraction, of each year: the first one first, separated by commas, each between -0.9 and 2; an empty place is left to the calculation, years beyond the horizon do not count */
                growthByYear?: string;
                /** @description Operating margin, as a fraction, of each year: the first one first, separated by commas, each between -2 and 0.9; an empty place is left to the calculation, years beyond the horizon do not count */
                marginByYear?: string;
                /** @description Revenue that a unit of new capital brings, of each year: the first one first, separated by commas, each between 0.05 and 20; an empty place is left to the calculation, years beyond the horizon do not count */
                salesToCapitalByYear?: string;
                /** @description yearEnd: flows arrive at the end of their year, in every method that discounts flows, in place of its middle (warning flowsAtYearEnd) */
                discounting?: "midYear" | "yearEnd";
                /** @description The flow that the discounted cash flow takes: toFirm at the WACC, or toEquity, to the shareholders at the cost of equity (variant flowToEquity). Without it toFirm, and toEquity for a utility; trusts keep a flow of their own */
                cashFlow?: "toFirm" | "toEquity";
                /** @description The dividends of the dividend discount: totalPayout with buy-backs, the payout moving to the one that lasts; dividendsOnly, the same without buy-backs; constantGrowth (Gordon–Shapiro); twoStage; threeStage, growth falling in equal steps over fadeYears; halfLife (H-model) */
                dividends?: "totalPayout" | "dividendsOnly" | "constantGrowth" | "twoStage" | "threeStage" | "halfLife";
                /** @description What to take the company for, in place of what the rules say; company.computedType says what they do */
                type?: "mature" | "assetLight" | "growing" | "unprofitableGrowth" | "turnaround" | "lossMaking" | "bank" | "insurer" | "financialServices" | "reit" | "utility" | "cyclical" | "holding" | "negativeEquity" | "distressed";
                /** @description Methods to ask although the kind of company speaks against them, separated by commas, of discountedCashFlow, dividendDiscount, comparableMultiples, residualIncome, netAssetValue, earningsPerShare, prediction; what they give never votes (notVotingReason: forced) */
                force?: string;
                /** @description absolute: what the share is worth to one who asks the long-run equity premium of the source. relative: by the premium at which the companies of the data set are worth together what they cost, in every cost of equity: whether it is cheap beside the rest of the market as priced on that day */
                view?: "absolute" | "relative";
                /** @description yes: a signal to buy or sell that only methods of one family carry (signal.reason undervaluedByOneFamily, overvaluedByOneFamily) is hold (oneFamilyOnly) */
                prudent?: "yes" | "no";
                /** @description Why wacc is what it is, in plain words on one line; left out where wacc is not set */
                "note.wacc"?: string;
                /** @description Why g is what it is, in plain words on one line; left out where g is not set */
                "note.g"?: string;
                /** @description Why horizon is what it is, in plain words on one line; left out where horizon is not set */
                "note.horizon"?: string;
                /** @description Why terminalGrowth is what it is, in plain words on one line; left out where terminalGrowth is not set */
                "note.terminalGrowth"?: string;
                /** @description Why margin is what it is, in plain words on one line; left out where margin is not set */
                "note.margin"?: string;
                /** @description Why salesToCapital is what it is, in plain words on one line; left out where salesToCapital is not set */
                "note.salesToCapital"?: string;
                /** @description Why terminalReturn is what it is, in plain words on one line; left out where terminalReturn is not set */
                "note.terminalReturn"?: string;
                /** @description Why payout is what it is, in plain words on one line; left out where payout is not set */
                "note.payout"?: string;
                /** @description Why persistence is what it is, in plain words on one line; left out where persistence is not set */
                "note.persistence"?: string;
                /** @description Why dilution is what it is, in plain words on one line; left out where dilution is not set */
                "note.dilution"?: string;
                /** @description Why researchLife is what it is, in plain words on one line; left out where researchLife is not set */
                "note.researchLife"?: string;
                /** @description Why fadeYears is what it is, in plain words on one line; left out where fadeYears is not set */
                "note.fadeYears"?: string;
                /** @description Why keptReturn is what it is, in plain words on one line; left out where keptReturn is not set */
                "note.keptReturn"?: string;
                /** @description Why buybackPayout is what it is, in plain words on one line; left out where buybackPayout is not set */
                "note.buybackPayout"?: string;
                /** @description Why goodwillInCapital is what it is, in plain words on one line; left out where goodwillInCapital is not set */
                "note.goodwillInCapital"?: string;
                /** @description Why exitMultiple is what it is, in plain words on one line; left out where exitMultiple is not set */
                "note.exitMultiple"?: string;
                /** @description Why elapsedYears is what it is, in plain words on one line; left out where elapsedYears is not set */
                "note.elapsedYears"?: string;
                /** @description Why lastTwelveMonths is what it is, in plain words on one line; left out where lastTwelveMonths is not set */
                "note.lastTwelveMonths"?: string;
                /** @description Why riskFreeRate is what it is, in plain words on one line; left out where riskFreeRate is not set */
                "note.riskFreeRate"?: string;
                /** @description Why equityRiskPremium is what it is, in plain words on one line; left out where equityRiskPremium is not set */
                "note.equityRiskPremium"?: string;
                /** @description Why beta is what it is, in plain words on one line; left out where beta is not set */
                "note.beta"?: string;
                /** @description Why growthByYear is what it is, in plain words on one line; left out where growthByYear is not set */
                "note.growthByYear"?: string;
                /** @description Why marginByYear is what it is, in plain words on one line; left out where marginByYear is not set */
                "note.marginByYear"?: string;
                /** @description Why salesToCapitalByYear is what it is, in plain words on one line; left out where salesToCapitalByYear is not set */
                "note.salesToCapitalByYear"?: string;
                /** @description Why discounting is what it is, in plain words on one line; left out where discounting is not set */
                "note.discounting"?: string;
                /** @description Why cashFlow is what it is, in plain words on one line; left out where cashFlow is not set */
                "note.cashFlow"?: string;
                /** @description Why dividends is what it is, in plain words on one line; left out where dividends is not set */
                "note.dividends"?: string;
                /** @description Why peers is what it is, in plain words on one line; left out where peers is not set */
                "note.peers"?: string;
                /** @description Why type is what it is, in plain words on one line; left out where type is not set */
                "note.type"?: string;
                /** @description Methods to return, separated by commas, of discountedCashFlow, dividendDiscount, comparableMultiples, residualIncome, netAssetValue, earningsPerShare, prediction */
                method?: string;
                /** @description Draws of the discounted cash flow simulation; none without paths and seed */
                paths?: number;
                /** @description Seed of the simulation: the same one always gives the same result */
                seed?: number;
                /** @description Where the figures come from; automatic asks every source in order */
                source?: "automatic" | "sec-edgar" | "filings-xbrl-org" | "fmp" | "eodhd" | "yahoo" | "alpha-vantage" | "finnhub" | "twelve-data" | "tiingo" | "bundled";
                /** @description “none”: with a key or a session, nothing of your active policy is filled in. The id of a policy of yours does the same, and says that the values are its own */
                policy?: string;
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Inputs with their sources, the steps of each method, and a summary, in the language asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
        };
    };
    analysisTable: {
        parameters: {
            query: {
                /** @description Symbol of the share, or the ISIN or LEI of one share; BRK-B, BRK/B and brk.b are BRK.B */
                ticker: string;
                /** @description Scenario of the assumptions */
                scenario?: "conservative" | "neutral" | "optimistic";
                /** @description Weighted average cost of capital, as a fraction: 0.09 is 9 %; of banks, insurers and other financial companies the cost of equity */
                wacc?: number;
                /** @description Growth of the first year, as a fraction, below wacc */
                g?: number;
                /** @description Years of explicit forecast */
                horizon?: number;
                /** @description Your own price of today, or of the day of asOf, in the currency of the price it stands for; statuses, signal and all that compares with a price follow it */
                price?: number;
                /** @description Margin of safety of the price to buy at (buyingPrice), as a fraction of the mean */
                safety?: number;
                /** @description Your own figures in place of filed ones, 20 at most, separated by commas: name, last day of the period, value in whole units, currency of the statements (none for dilutedShares). Everything is worked out from them; the answer marks them as yours (correctedFigures, origin own) with what is filed beside */
                figures?: string;
                /** @description The industries by which parts of the company are valued in sumOfParts, separated by commas: the member that names the part, ~, and the industry as its answer writes it; other parts are compared with the company's own peers. An industry that is not known is refused (enumInvalid) with those that are */
                parts?: string;
                /** @description A day, such as 2024-06-30: the company by the filings until then, at the last close until then; a price of yours is of that day. Rates, premiums and averages are today's, and there are no peers. Of a company whose source does not date its filings there is none (filingDatesUnknown) */
                asOf?: string;
                /** @description Perpetual growth, as a fraction */
                terminalGrowth?: number;
                /** @description Operating margin that the firm comes to, as a fraction */
                margin?: number;
                /** @description Revenue that a unit of new capital brings */
                salesToCapital?: number;
                /** @description Return on new capital after the horizon, as a fraction */
                terminalReturn?: number;
                /** @description Part of earnings paid out today, as a fraction */
                payout?: number;
                /** @description How much of a year's residual income is left in the next */
                persistence?: number;
                /** @description Growth of the number of shares a year up to the horizon, for nothing in return, as a fraction; it counts in discounted cash flow, dividends and earnings per share */
                dilution?: number;
                /** @description Years over which research is written off as an investment, 0 for an expense of its year; fewer where fewer are known */
                researchLife?: number;
                /** @description Years after the horizon in which growth and returns come to what lasts for ever; 10 without it */
                fadeYears?: number;
                /** @description Part of the return above its cost that lasts for ever, as a fraction */
                keptReturn?: number;
                /** @description Part of earnings that buys shares back, less those issued, as a fraction */
                buybackPayout?: number;
                /** @description 1 where goodwill counts as invested capital, as it does without it; 0 where not */
                goodwillInCapital?: number;
                /** @description Price-to-earnings ratio at which a share is sold at the horizon */
                exitMultiple?: number;
                /** @description Years from the latest balance sheet to the day of the value */
                elapsedYears?: number;
                /** @description 1 where the accounts are those of the twelve months to the latest balance sheet, as they are without it where these are known in full; 0 for the last fiscal year */
                lastTwelveMonths?: number;
                /** @description Risk-free rate, as a fraction, in place of the published one */
                riskFreeRate?: number;
                /** @description Equity risk premium, as a fraction, in place of that of the view */
                equityRiskPremium?: number;
                /** @description Beta of the share, in place of the industry's with the company's own debt */
                beta?: number;
                /** @description Companies to compare with in place of the computed ones: up to 20 symbols of included companies with accounts in the same currency, separated by commas; with fewer than five that have a multiple, the industry's average stands in for it */
                peers?: string;
                /** @description Growth, as a fraction, of each year: the first one first, separated by commas, each between -0.9 and 2; an empty place is left to the calculation, years beyond the horizon do not count */
                growthByYear?: string;
                /** @description Operating margin, as a fraction, of each year: the first one first, separated by commas, each between -2 and 0.9; an empty place is left to the calculation, years beyond the horizon do not count */
                marginByYear?: string;
                /** @description Revenue that a unit of new capital brings, of each year: the first one first, separated by commas, each between 0.05 and 20; an empty place is left to the calculation, years beyond the horizon do not count */
                salesToCapitalByYear?: string;
                /** @description yearEnd: flows arrive at the end of their year, in every method that discounts flows, in place of its middle (warning flowsAtYearEnd) */
                discounting?: "midYear" | "yearEnd";
                /** @description The flow that the discounted cash flow takes: toFirm at the WACC, or toEquity, to the shareholders at the cost of equity (variant flowToEquity). Without it toFirm, and toEquity for a utility; trusts keep a flow of their own */
                cashFlow?: "toFirm" | "toEquity";
                /** @description The dividends of the dividend discount: totalPayout with buy-backs, the payout moving to the one that lasts; dividendsOnly, the same without buy-backs; constantGrowth (Gordon–Shapiro); twoStage; threeStage, growth falling in equal steps over fadeYears; halfLife (H-model) */
                dividends?: "totalPayout" | "dividendsOnly" | "constantGrowth" | "twoStage" | "threeStage" | "halfLife";
                /** @description What to take the company for, in place of what the rules say; company.computedType says what they do */
                type?: "mature" | "assetLight" | "growing" | "unprofitableGrowth" | "turnaround" | "lossMaking" | "bank" | "insurer" | "financialServices" | "reit" | "utility" | "cyclical" | "holding" | "negativeEquity" | "distressed";
                /** @description Methods to ask although the kind of company speaks against them, separated by commas, of discountedCashFlow, dividendDiscount, comparableMultiples, residualIncome, netAssetValue, earningsPerShare, prediction; what they give never votes (notVotingReason: forced) */
                force?: string;
                /** @description absolute: what the share is worth to one who asks the long-run equity premium of the source. relative: by the premium at which the companies of the data set are worth together what they cost, in every cost of equity: whether it is cheap beside the rest of the market as priced on that day */
                view?: "absolute" | "relative";
                /** @description yes: a signal to buy or sell that only methods of one family carry (signal.reason undervaluedByOneFamily, overvaluedByOneFamily) is hold (oneFamilyOnly) */
                prudent?: "yes" | "no";
                /** @description Why wacc is what it is, in plain words on one line; left out where wacc is not set */
                "note.wacc"?: string;
                /** @description Why g is what it is, in plain words on one line; left out where g is not set */
                "note.g"?: string;
                /** @description Why horizon is what it is, in plain words on one line; left out where horizon is not set */
                "note.horizon"?: string;
                /** @description Why terminalGrowth is what it is, in plain words on one line; left out where terminalGrowth is not set */
                "note.terminalGrowth"?: string;
                /** @description Why margin is what it is, in plain words on one line; left out where margin is not set */
                "note.margin"?: string;
                /** @description Why salesToCapital is what it is, in plain words on one line; left out where salesToCapital is not set */
                "note.salesToCapital"?: string;
                /** @description Why terminalReturn is what it is, in plain words on one line; left out where terminalReturn is not set */
                "note.terminalReturn"?: string;
                /** @description Why payout is what it is, in plain words on one line; left out where payout is not set */
                "note.payout"?: string;
                /** @description Why persistence is what it is, in plain words on one line; left out where persistence is not set */
                "note.persistence"?: string;
                /** @description Why dilution is what it is, in plain words on one line; left out where dilution is not set */
                "note.dilution"?: string;
                /** @description Why researchLife is what it is, in plain words on one line; left out where researchLife is not set */
                "note.researchLife"?: string;
                /** @description Why fadeYears is what it is, in plain words on one line; left out where fadeYears is not set */
                "note.fadeYears"?: string;
                /** @description Why keptReturn is what it is, in plain words on one line; left out where keptReturn is not set */
                "note.keptReturn"?: string;
                /** @description Why buybackPayout is what it is, in plain words on one line; left out where buybackPayout is not set */
                "note.buybackPayout"?: string;
                /** @description Why goodwillInCapital is what it is, in plain words on one line; left out where goodwillInCapital is not set */
                "note.goodwillInCapital"?: string;
                /** @description Why exitMultiple is what it is, in plain words on one line; left out where exitMultiple is not set */
                "note.exitMultiple"?: string;
                /** @description Why elapsedYears is what it is, in plain words on one line; left out where elapsedYears is not set */
                "note.elapsedYears"?: string;
                /** @description Why lastTwelveMonths is what it is, in plain words on one line; left out where lastTwelveMonths is not set */
                "note.lastTwelveMonths"?: string;
                /** @description Why riskFreeRate is what it is, in plain words on one line; left out where riskFreeRate is not set */
                "note.riskFreeRate"?: string;
                /** @description Why equityRiskPremium is what it is, in plain words on one line; left out where equityRiskPremium is not set */
                "note.equityRiskPremium"?: string;
                /** @description Why beta is what it is, in plain words on one line; left out where beta is not set */
                "note.beta"?: string;
                /** @description Why growthByYear is what it is, in plain words on one line; left out where growthByYear is not set */
                "note.growthByYear"?: string;
                /** @description Why marginByYear is what it is, in plain words on one line; left out where marginByYear is not set */
                "note.marginByYear"?: string;
                /** @description Why salesToCapitalByYear is what it is, in plain words on one line; left out where salesToCapitalByYear is not set */
                "note.salesToCapitalByYear"?: string;
                /** @description Why discounting is what it is, in plain words on one line; left out where discounting is not set */
                "note.discounting"?: string;
                /** @description Why cashFlow is what it is, in plain words on one line; left out where cashFlow is not set */
                "note.cashFlow"?: string;
                /** @description Why dividends is what it is, in plain words on one line; left out where dividends is not set */
                "note.dividends"?: string;
                /** @description Why peers is what it is, in plain words on one line; left out where peers is not set */
                "note.peers"?: string;
                /** @description Why type is what it is, in plain words on one line; left out where type is not set */
                "note.type"?: string;
                /** @description Methods to return, separated by commas, of discountedCashFlow, dividendDiscount, comparableMultiples, residualIncome, netAssetValue, earningsPerShare, prediction */
                method?: string;
                /** @description Draws of the discounted cash flow simulation; none without paths and seed */
                paths?: number;
                /** @description Seed of the simulation: the same one always gives the same result */
                seed?: number;
                /** @description Where the figures come from; automatic asks every source in order */
                source?: "automatic" | "sec-edgar" | "filings-xbrl-org" | "fmp" | "eodhd" | "yahoo" | "alpha-vantage" | "finnhub" | "twelve-data" | "tiingo" | "bundled";
                /** @description “none”: with a key or a session, nothing of your active policy is filled in. The id of a policy of yours does the same, and says that the values are its own */
                policy?: string;
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Names and codes of the JSON answer; decimal points, fractions, empty for unknown */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    analysisSheet: {
        parameters: {
            query: {
                /** @description Symbol of the share, or the ISIN or LEI of one share; BRK-B, BRK/B and brk.b are BRK.B */
                ticker: string;
                /** @description Scenario of the assumptions */
                scenario?: "conservative" | "neutral" | "optimistic";
                /** @description Weighted average cost of capital, as a fraction: 0.09 is 9 %; of banks, insurers and other financial companies the cost of equity */
                wacc?: number;
                /** @description Growth of the first year, as a fraction, below wacc */
                g?: number;
                /** @description Years of explicit forecast */
                horizon?: number;
                /** @description Your own price of today, or of the day of asOf, in the currency of the price it stands for; statuses, signal and all that compares with a price follow it */
                price?: number;
                /** @description Margin of safety of the price to buy at (buyingPrice), as a fraction of the mean */
                safety?: number;
                /** @description Your own figures in place of filed ones, 20 at most, separated by commas: name, last day of the period, value in whole units, currency of the statements (none for dilutedShares). Everything is worked out from them; the answer marks them as yours (correctedFigures, origin own) with what is filed beside */
                figures?: string;
                /** @description The industries by which parts of the company are valued in sumOfParts, separated by commas: the member that names the part, ~, and the industry as its answer writes it; other parts are compared with the company's own peers. An industry that is not known is refused (enumInvalid) with those that are */
                parts?: string;
                /** @description A day, such as 2024-06-30: the company by the filings until then, at the last close until then; a price of yours is of that day. Rates, premiums and averages are today's, and there are no peers. Of a company whose source does not date its filings there is none (filingDatesUnknown) */
                asOf?: string;
                /** @description Perpetual growth, as a fraction */
                terminalGrowth?: number;
                /** @description Operating margin that the firm comes to, as a fraction */
                margin?: number;
                /** @description Revenue that a unit of new capital brings */
                salesToCapital?: number;
                /** @description Return on new capital after the horizon, as a fraction */
                terminalReturn?: number;
                /** @description Part of earnings paid out today, as a fraction */
                payout?: number;
                /** @description How much of a year's residual income is left in the next */
                persistence?: number;
                /** @description Growth of the number of shares a year up to the horizon, for nothing in return, as a fraction; it counts in discounted cash flow, dividends and earnings per share */
                dilution?: number;
                /** @description Years over which research is written off as an investment, 0 for an expense of its year; fewer where fewer are known */
                researchLife?: number;
                /** @description Years after the horizon in which growth and returns come to what lasts for ever; 10 without it */
                fadeYears?: number;
                /** @description Part of the return above its cost that lasts for ever, as a fraction */
                keptReturn?: number;
                /** @description Part of earnings that buys shares back, less those issued, as a fraction */
                buybackPayout?: number;
                /** @description 1 where goodwill counts as invested capital, as it does without it; 0 where not */
                goodwillInCapital?: number;
                /** @description Price-to-earnings ratio at which a share is sold at the horizon */
                exitMultiple?: number;
                /** @description Years from the latest balance sheet to the day of the value */
                elapsedYears?: number;
                /** @description 1 where the accounts are those of the twelve months to the latest balance sheet, as they are without it where these are known in full; 0 for the last fiscal year */
                lastTwelveMonths?: number;
                /** @description Risk-free rate, as a fraction, in place of the published one */
                riskFreeRate?: number;
                /** @description Equity risk premium, as a fraction, in place of that of the view */
                equityRiskPremium?: number;
                /** @description Beta of the share, in place of the industry's with the company's own debt */
                beta?: number;
                /** @description Companies to compare with in place of the computed ones: up to 20 symbols of included companies with accounts in the same currency, separated by commas; with fewer than five that have a multiple, the industry's average stands in for it */
                peers?: string;
                /** @description Growth, as a fraction, of each year: the first one first, separated by commas, each between -0.9 and 2; an empty place is left to the calculation, years beyond the horizon do not count */
                growthByYear?: string;
                /** @description Operating margin, as a fraction, of each year: the first one first, separated by commas, each between -2 and 0.9; an empty place is left to the calculation, years beyond the horizon do not count */
                marginByYear?: string;
                /** @description Revenue that a unit of new capital brings, of each year: the first one first, separated by commas, each between 0.05 and 20; an empty place is left to the calculation, years beyond the horizon do not count */
                salesToCapitalByYear?: string;
                /** @description yearEnd: flows arrive at the end of their year, in every method that discounts flows, in place of its middle (warning flowsAtYearEnd) */
                discounting?: "midYear" | "yearEnd";
                /** @description The flow that the discounted cash flow takes: toFirm at the WACC, or toEquity, to the shareholders at the cost of equity (variant flowToEquity). Without it toFirm, and toEquity for a utility; trusts keep a flow of their own */
                cashFlow?: "toFirm" | "toEquity";
                /** @description The dividends of the dividend discount: totalPayout with buy-backs, the payout moving to the one that lasts; dividendsOnly, the same without buy-backs; constantGrowth (Gordon–Shapiro); twoStage; threeStage, growth falling in equal steps over fadeYears; halfLife (H-model) */
                dividends?: "totalPayout" | "dividendsOnly" | "constantGrowth" | "twoStage" | "threeStage" | "halfLife";
                /** @description What to take the company for, in place of what the rules say; company.computedType says what they do */
                type?: "mature" | "assetLight" | "growing" | "unprofitableGrowth" | "turnaround" | "lossMaking" | "bank" | "insurer" | "financialServices" | "reit" | "utility" | "cyclical" | "holding" | "negativeEquity" | "distressed";
                /** @description Methods to ask although the kind of company speaks against them, separated by commas, of discountedCashFlow, dividendDiscount, comparableMultiples, residualIncome, netAssetValue, earningsPerShare, prediction; what they give never votes (notVotingReason: forced) */
                force?: string;
                /** @description absolute: what the share is worth to one who asks the long-run equity premium of the source. relative: by the premium at which the companies of the data set are worth together what they cost, in every cost of equity: whether it is cheap beside the rest of the market as priced on that day */
                view?: "absolute" | "relative";
                /** @description yes: a signal to buy or sell that only methods of one family carry (signal.reason undervaluedByOneFamily, overvaluedByOneFamily) is hold (oneFamilyOnly) */
                prudent?: "yes" | "no";
                /** @description Why wacc is what it is, in plain words on one line; left out where wacc is not set */
                "note.wacc"?: string;
                /** @description Why g is what it is, in plain words on one line; left out where g is not set */
                "note.g"?: string;
                /** @description Why horizon is what it is, in plain words on one line; left out where horizon is not set */
                "note.horizon"?: string;
                /** @description Why terminalGrowth is what it is, in plain words on one line; left out where terminalGrowth is not set */
                "note.terminalGrowth"?: string;
                /** @description Why margin is what it is, in plain words on one line; left out where margin is not set */
                "note.margin"?: string;
                /** @description Why salesToCapital is what it is, in plain words on one line; left out where salesToCapital is not set */
                "note.salesToCapital"?: string;
                /** @description Why terminalReturn is what it is, in plain words on one line; left out where terminalReturn is not set */
                "note.terminalReturn"?: string;
                /** @description Why payout is what it is, in plain words on one line; left out where payout is not set */
                "note.payout"?: string;
                /** @description Why persistence is what it is, in plain words on one line; left out where persistence is not set */
                "note.persistence"?: string;
                /** @description Why dilution is what it is, in plain words on one line; left out where dilution is not set */
                "note.dilution"?: string;
                /** @description Why researchLife is what it is, in plain words on one line; left out where researchLife is not set */
                "note.researchLife"?: string;
                /** @description Why fadeYears is what it is, in plain words on one line; left out where fadeYears is not set */
                "note.fadeYears"?: string;
                /** @description Why keptReturn is what it is, in plain words on one line; left out where keptReturn is not set */
                "note.keptReturn"?: string;
                /** @description Why buybackPayout is what it is, in plain words on one line; left out where buybackPayout is not set */
                "note.buybackPayout"?: string;
                /** @description Why goodwillInCapital is what it is, in plain words on one line; left out where goodwillInCapital is not set */
                "note.goodwillInCapital"?: string;
                /** @description Why exitMultiple is what it is, in plain words on one line; left out where exitMultiple is not set */
                "note.exitMultiple"?: string;
                /** @description Why elapsedYears is what it is, in plain words on one line; left out where elapsedYears is not set */
                "note.elapsedYears"?: string;
                /** @description Why lastTwelveMonths is what it is, in plain words on one line; left out where lastTwelveMonths is not set */
                "note.lastTwelveMonths"?: string;
                /** @description Why riskFreeRate is what it is, in plain words on one line; left out where riskFreeRate is not set */
                "note.riskFreeRate"?: string;
                /** @description Why equityRiskPremium is what it is, in plain words on one line; left out where equityRiskPremium is not set */
                "note.equityRiskPremium"?: string;
                /** @description Why beta is what it is, in plain words on one line; left out where beta is not set */
                "note.beta"?: string;
                /** @description Why growthByYear is what it is, in plain words on one line; left out where growthByYear is not set */
                "note.growthByYear"?: string;
                /** @description Why marginByYear is what it is, in plain words on one line; left out where marginByYear is not set */
                "note.marginByYear"?: string;
                /** @description Why salesToCapitalByYear is what it is, in plain words on one line; left out where salesToCapitalByYear is not set */
                "note.salesToCapitalByYear"?: string;
                /** @description Why discounting is what it is, in plain words on one line; left out where discounting is not set */
                "note.discounting"?: string;
                /** @description Why cashFlow is what it is, in plain words on one line; left out where cashFlow is not set */
                "note.cashFlow"?: string;
                /** @description Why dividends is what it is, in plain words on one line; left out where dividends is not set */
                "note.dividends"?: string;
                /** @description Why peers is what it is, in plain words on one line; left out where peers is not set */
                "note.peers"?: string;
                /** @description Why type is what it is, in plain words on one line; left out where type is not set */
                "note.type"?: string;
                /** @description Methods to return, separated by commas, of discountedCashFlow, dividendDiscount, comparableMultiples, residualIncome, netAssetValue, earningsPerShare, prediction */
                method?: string;
                /** @description Draws of the discounted cash flow simulation; none without paths and seed */
                paths?: number;
                /** @description Seed of the simulation: the same one always gives the same result */
                seed?: number;
                /** @description Where the figures come from; automatic asks every source in order */
                source?: "automatic" | "sec-edgar" | "filings-xbrl-org" | "fmp" | "eodhd" | "yahoo" | "alpha-vantage" | "finnhub" | "twelve-data" | "tiingo" | "bundled";
                /** @description “none”: with a key or a session, nothing of your active policy is filled in. The id of a policy of yours does the same, and says that the values are its own */
                policy?: string;
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A4 with text that can be selected, in the language asked for; the same analysis gives the same bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
        };
    };
    analyses: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Symbols, ISINs or LEIs of 1 to 100 shares, each once
                     * @example [
                     *       "AAPL",
                     *       "KO",
                     *       "SAN.MC"
                     *     ]
                     */
                    tickers: string[];
                    /**
                     * @description Scenario of the assumptions
                     * @default neutral
                     * @enum {string}
                     */
                    scenario?: "conservative" | "neutral" | "optimistic";
                    /**
                     * @description Weighted average cost of capital, as a fraction: 0.09 is 9 %; of banks, insurers and other financial companies the cost of equity
                     * @example 0.09
                     */
                    wacc?: number;
                    /**
                     * @description Growth of the first year, as a fraction, below wacc
                     * @example 0.04
                     */
                    g?: number;
                    /**
                     * @description Years of explicit forecast
                     * @default 5
                     */
                    horizon?: number;
                    /**
                     * @description Your own price of today, or of the day of asOf, in the currency of the price it stands for; statuses, signal and all that compares with a price follow it
                     * @example 312.5
                     */
                    price?: number;
                    /**
                     * @description Margin of safety of the price to buy at (buyingPrice), as a fraction of the mean
                     * @default 0.25
                     */
                    safety?: number;
                    /**
                     * @description The industries by which parts of the company are valued in sumOfParts, separated by commas: the member that names the part, ~, and the industry as its answer writes it; other parts are compared with the company's own peers. An industry that is not known is refused (enumInvalid) with those that are
                     * @example vid:BottlesMember~metal-glass-plastic-containers
                     */
                    parts?: string;
                    /** @description Perpetual growth, as a fraction */
                    terminalGrowth?: number;
                    /** @description Operating margin that the firm comes to, as a fraction */
                    margin?: number;
                    /** @description Revenue that a unit of new capital brings */
                    salesToCapital?: number;
                    /** @description Return on new capital after the horizon, as a fraction */
                    terminalReturn?: number;
                    /** @description Part of earnings paid out today, as a fraction */
                    payout?: number;
                    /** @description How much of a year's residual income is left in the next */
                    persistence?: number;
                    /** @description Growth of the number of shares a year up to the horizon, for nothing in return, as a fraction; it counts in discounted cash flow, dividends and earnings per share */
                    dilution?: number;
                    /** @description Years over which research is written off as an investment, 0 for an expense of its year; fewer where fewer are known */
                    researchLife?: number;
                    /** @description Years after the horizon in which growth and returns come to what lasts for ever; 10 without it */
                    fadeYears?: number;
                    /** @description Part of the return above its cost that lasts for ever, as a fraction */
                    keptReturn?: number;
                    /** @description Part of earnings that buys shares back, less those issued, as a fraction */
                    buybackPayout?: number;
                    /** @description 1 where goodwill counts as invested capital, as it does without it; 0 where not */
                    goodwillInCapital?: number;
                    /** @description Price-to-earnings ratio at which a share is sold at the horizon */
                    exitMultiple?: number;
                    /** @description Years from the latest balance sheet to the day of the value */
                    elapsedYears?: number;
                    /** @description 1 where the accounts are those of the twelve months to the latest balance sheet, as they are without it where these are known in full; 0 for the last fiscal year */
                    lastTwelveMonths?: number;
                    /** @description Risk-free rate, as a fraction, in place of the published one */
                    riskFreeRate?: number;
                    /** @description Equity risk premium, as a fraction, in place of that of the view */
                    equityRiskPremium?: number;
                    /** @description Beta of the share, in place of the industry's with the company's own debt */
                    beta?: number;
                    /**
                     * @description Companies to compare with, 20 at most
                     * @example [
                     *       "PEP",
                     *       "KDP",
                     *       "MNST",
                     *       "PG",
                     *       "CL"
                     *     ]
                     */
                    peers?: string[];
                    /** @description undefined; null where a place is left empty */
                    growthByYear?: (number | null)[];
                    /** @description undefined; null where a place is left empty */
                    marginByYear?: (number | null)[];
                    /** @description undefined; null where a place is left empty */
                    salesToCapitalByYear?: (number | null)[];
                    /**
                     * @description yearEnd: flows arrive at the end of their year, in every method that discounts flows, in place of its middle (warning flowsAtYearEnd)
                     * @default midYear
                     * @enum {string}
                     */
                    discounting?: "midYear" | "yearEnd";
                    /**
                     * @description The flow that the discounted cash flow takes: toFirm at the WACC, or toEquity, to the shareholders at the cost of equity (variant flowToEquity). Without it toFirm, and toEquity for a utility; trusts keep a flow of their own
                     * @enum {string}
                     */
                    cashFlow?: "toFirm" | "toEquity";
                    /**
                     * @description The dividends of the dividend discount: totalPayout with buy-backs, the payout moving to the one that lasts; dividendsOnly, the same without buy-backs; constantGrowth (Gordon–Shapiro); twoStage; threeStage, growth falling in equal steps over fadeYears; halfLife (H-model)
                     * @default totalPayout
                     * @enum {string}
                     */
                    dividends?: "totalPayout" | "dividendsOnly" | "constantGrowth" | "twoStage" | "threeStage" | "halfLife";
                    /**
                     * @description What to take the company for, in place of what the rules say; company.computedType says what they do
                     * @enum {string}
                     */
                    type?: "mature" | "assetLight" | "growing" | "unprofitableGrowth" | "turnaround" | "lossMaking" | "bank" | "insurer" | "financialServices" | "reit" | "utility" | "cyclical" | "holding" | "negativeEquity" | "distressed";
                    /**
                     * @description Methods to ask although the kind of company speaks against them, of discountedCashFlow, dividendDiscount, comparableMultiples, residualIncome, netAssetValue, earningsPerShare, prediction
                     * @example [
                     *       "discountedCashFlow"
                     *     ]
                     */
                    force?: string[];
                    /**
                     * @description absolute: what the share is worth to one who asks the long-run equity premium of the source. relative: by the premium at which the companies of the data set are worth together what they cost, in every cost of equity: whether it is cheap beside the rest of the market as priced on that day
                     * @default absolute
                     * @enum {string}
                     */
                    view?: "absolute" | "relative";
                    /**
                     * @description yes: a signal to buy or sell that only methods of one family carry (signal.reason undervaluedByOneFamily, overvaluedByOneFamily) is hold (oneFamilyOnly)
                     * @default no
                     * @enum {string}
                     */
                    prudent?: "yes" | "no";
                    /** @description Why wacc is what it is, in plain words on one line; left out where wacc is not set */
                    "note.wacc"?: string;
                    /** @description Why g is what it is, in plain words on one line; left out where g is not set */
                    "note.g"?: string;
                    /** @description Why horizon is what it is, in plain words on one line; left out where horizon is not set */
                    "note.horizon"?: string;
                    /** @description Why terminalGrowth is what it is, in plain words on one line; left out where terminalGrowth is not set */
                    "note.terminalGrowth"?: string;
                    /** @description Why margin is what it is, in plain words on one line; left out where margin is not set */
                    "note.margin"?: string;
                    /** @description Why salesToCapital is what it is, in plain words on one line; left out where salesToCapital is not set */
                    "note.salesToCapital"?: string;
                    /** @description Why terminalReturn is what it is, in plain words on one line; left out where terminalReturn is not set */
                    "note.terminalReturn"?: string;
                    /** @description Why payout is what it is, in plain words on one line; left out where payout is not set */
                    "note.payout"?: string;
                    /** @description Why persistence is what it is, in plain words on one line; left out where persistence is not set */
                    "note.persistence"?: string;
                    /** @description Why dilution is what it is, in plain words on one line; left out where dilution is not set */
                    "note.dilution"?: string;
                    /** @description Why researchLife is what it is, in plain words on one line; left out where researchLife is not set */
                    "note.researchLife"?: string;
                    /** @description Why fadeYears is what it is, in plain words on one line; left out where fadeYears is not set */
                    "note.fadeYears"?: string;
                    /** @description Why keptReturn is what it is, in plain words on one line; left out where keptReturn is not set */
                    "note.keptReturn"?: string;
                    /** @description Why buybackPayout is what it is, in plain words on one line; left out where buybackPayout is not set */
                    "note.buybackPayout"?: string;
                    /** @description Why goodwillInCapital is what it is, in plain words on one line; left out where goodwillInCapital is not set */
                    "note.goodwillInCapital"?: string;
                    /** @description Why exitMultiple is what it is, in plain words on one line; left out where exitMultiple is not set */
                    "note.exitMultiple"?: string;
                    /** @description Why elapsedYears is what it is, in plain words on one line; left out where elapsedYears is not set */
                    "note.elapsedYears"?: string;
                    /** @description Why lastTwelveMonths is what it is, in plain words on one line; left out where lastTwelveMonths is not set */
                    "note.lastTwelveMonths"?: string;
                    /** @description Why riskFreeRate is what it is, in plain words on one line; left out where riskFreeRate is not set */
                    "note.riskFreeRate"?: string;
                    /** @description Why equityRiskPremium is what it is, in plain words on one line; left out where equityRiskPremium is not set */
                    "note.equityRiskPremium"?: string;
                    /** @description Why beta is what it is, in plain words on one line; left out where beta is not set */
                    "note.beta"?: string;
                    /** @description Why growthByYear is what it is, in plain words on one line; left out where growthByYear is not set */
                    "note.growthByYear"?: string;
                    /** @description Why marginByYear is what it is, in plain words on one line; left out where marginByYear is not set */
                    "note.marginByYear"?: string;
                    /** @description Why salesToCapitalByYear is what it is, in plain words on one line; left out where salesToCapitalByYear is not set */
                    "note.salesToCapitalByYear"?: string;
                    /** @description Why discounting is what it is, in plain words on one line; left out where discounting is not set */
                    "note.discounting"?: string;
                    /** @description Why cashFlow is what it is, in plain words on one line; left out where cashFlow is not set */
                    "note.cashFlow"?: string;
                    /** @description Why dividends is what it is, in plain words on one line; left out where dividends is not set */
                    "note.dividends"?: string;
                    /** @description Why peers is what it is, in plain words on one line; left out where peers is not set */
                    "note.peers"?: string;
                    /** @description Why type is what it is, in plain words on one line; left out where type is not set */
                    "note.type"?: string;
                    /**
                     * @description Methods to return, of discountedCashFlow, dividendDiscount, comparableMultiples, residualIncome, netAssetValue, earningsPerShare, prediction
                     * @example [
                     *       "discountedCashFlow",
                     *       "dividendDiscount",
                     *       "comparableMultiples",
                     *       "residualIncome",
                     *       "netAssetValue",
                     *       "earningsPerShare",
                     *       "prediction"
                     *     ]
                     */
                    method?: string[];
                    /** @description Draws of the discounted cash flow simulation; none without paths and seed */
                    paths?: number;
                    /** @description Seed of the simulation: the same one always gives the same result */
                    seed?: number;
                    /**
                     * @description Where the figures come from; automatic asks every source in order
                     * @default automatic
                     * @enum {string}
                     */
                    source?: "automatic" | "sec-edgar" | "filings-xbrl-org" | "fmp" | "eodhd" | "yahoo" | "alpha-vantage" | "finnhub" | "twelve-data" | "tiingo" | "bundled";
                    /**
                     * @description “none”: with a key or a session, nothing of your active policy is filled in. The id of a policy of yours does the same, and says that the values are its own
                     * @example none
                     */
                    policy?: string;
                    /**
                     * @description How figures came about: with every figure (all), with the values of the methods alone (methods), or not (none), which is the quickest. A trace that is left out is read by the template links.traces, with the path of its field in the place of {field}
                     * @default none
                     * @example none
                     * @enum {string}
                     */
                    trace?: "none" | "methods" | "all";
                    /**
                     * @description undefined; a list of paths
                     * @example [
                     *       "summary.signal"
                     *     ]
                     */
                    fields?: string[];
                };
            };
        };
        responses: {
            /** @description A line of JSON a company, in the order asked for: its analysis, as GET /v1/analysis gives it, or the problem for which there is none. Each company counts in the caller's plan as if it had been asked for alone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {"index":0,"ticker":"AAPL","analysis":{"schemaVersion":1,"summary":{"mean":107.37,"signal":{"kind":"sell","reason":"overvaluedMajority","strength":"strong","asOf":"2026-08-20"}}}}
                     *     {"index":1,"ticker":"SAN.MC","analysis":{"schemaVersion":1,"summary":{"mean":10.02,"signal":{"kind":"sell","reason":"overvaluedMajority","strength":"plain","asOf":"2026-09-30"}}}}
                     *     {"index":2,"ticker":"ZZZZZ","failure":{"type":"about:blank","title":"No data could be found for ZZZZZ.","status":404,"code":"tickerNotFound","params":{"ticker":"ZZZZZ"},"requestId":"0193d7a0-2f6b-4c7e-9f55-1d2c3b4a5e6f"}}
                     */
                    "application/x-ndjson": components["schemas"]["AnalysesLine"];
                };
            };
        };
    };
    companies: {
        parameters: {
            query: {
                /** @description Symbol or its beginning (also BME:SAN), words of the name, ISIN or LEI */
                query: string;
                /** @description How many companies at most */
                limit?: number;
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Listed companies, best match first; only those with data can be analysed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Companies"];
                };
            };
        };
    };
    imports: {
        parameters: {
            query?: {
                /** @description Scenario of the assumptions */
                scenario?: "conservative" | "neutral" | "optimistic";
                /** @description Weighted average cost of capital, as a fraction: 0.09 is 9 %; of banks, insurers and other financial companies the cost of equity */
                wacc?: number;
                /** @description Growth of the first year, as a fraction, below wacc */
                g?: number;
                /** @description Years of explicit forecast */
                horizon?: number;
                /** @description Margin of safety of the price to buy at (buyingPrice), as a fraction of the mean */
                safety?: number;
                /** @description Your own figures in place of filed ones, 20 at most, separated by commas: name, last day of the period, value in whole units, currency of the statements (none for dilutedShares). Everything is worked out from them; the answer marks them as yours (correctedFigures, origin own) with what is filed beside */
                figures?: string;
                /** @description The industries by which parts of the company are valued in sumOfParts, separated by commas: the member that names the part, ~, and the industry as its answer writes it; other parts are compared with the company's own peers. An industry that is not known is refused (enumInvalid) with those that are */
                parts?: string;
                /** @description A day, such as 2024-06-30: the company by the filings until then, at the last close until then; a price of yours is of that day. Rates, premiums and averages are today's, and there are no peers. Of a company whose source does not date its filings there is none (filingDatesUnknown) */
                asOf?: string;
                /** @description Perpetual growth, as a fraction */
                terminalGrowth?: number;
                /** @description Operating margin that the firm comes to, as a fraction */
                margin?: number;
                /** @description Revenue that a unit of new capital brings */
                salesToCapital?: number;
                /** @description Return on new capital after the horizon, as a fraction */
                terminalReturn?: number;
                /** @description Part of earnings paid out today, as a fraction */
                payout?: number;
                /** @description How much of a year's residual income is left in the next */
                persistence?: number;
                /** @description Growth of the number of shares a year up to the horizon, for nothing in return, as a fraction; it counts in discounted cash flow, dividends and earnings per share */
                dilution?: number;
                /** @description Years over which research is written off as an investment, 0 for an expense of its year; fewer where fewer are known */
                researchLife?: number;
                /** @description Years after the horizon in which growth and returns come to what lasts for ever; 10 without it */
                fadeYears?: number;
                /** @description Part of the return above its cost that lasts for ever, as a fraction */
                keptReturn?: number;
                /** @description Part of earnings that buys shares back, less those issued, as a fraction */
                buybackPayout?: number;
                /** @description 1 where goodwill counts as invested capital, as it does without it; 0 where not */
                goodwillInCapital?: number;
                /** @description Price-to-earnings ratio at which a share is sold at the horizon */
                exitMultiple?: number;
                /** @description Years from the latest balance sheet to the day of the value */
                elapsedYears?: number;
                /** @description 1 where the accounts are those of the twelve months to the latest balance sheet, as they are without it where these are known in full; 0 for the last fiscal year */
                lastTwelveMonths?: number;
                /** @description Risk-free rate, as a fraction, in place of the published one */
                riskFreeRate?: number;
                /** @description Equity risk premium, as a fraction, in place of that of the view */
                equityRiskPremium?: number;
                /** @description Beta of the share, in place of the industry's with the company's own debt */
                beta?: number;
                /** @description Companies to compare with in place of the computed ones: up to 20 symbols of included companies with accounts in the same currency, separated by commas; with fewer than five that have a multiple, the industry's average stands in for it */
                peers?: string;
                /** @description Growth, as a fraction, of each year: the first one first, separated by commas, each between -0.9 and 2; an empty place is left to the calculation, years beyond the horizon do not count */
                growthByYear?: string;
                /** @description Operating margin, as a fraction, of each year: the first one first, separated by commas, each between -2 and 0.9; an empty place is left to the calculation, years beyond the horizon do not count */
                marginByYear?: string;
                /** @description Revenue that a unit of new capital brings, of each year: the first one first, separated by commas, each between 0.05 and 20; an empty place is left to the calculation, years beyond the horizon do not count */
                salesToCapitalByYear?: string;
                /** @description yearEnd: flows arrive at the end of their year, in every method that discounts flows, in place of its middle (warning flowsAtYearEnd) */
                discounting?: "midYear" | "yearEnd";
                /** @description The flow that the discounted cash flow takes: toFirm at the WACC, or toEquity, to the shareholders at the cost of equity (variant flowToEquity). Without it toFirm, and toEquity for a utility; trusts keep a flow of their own */
                cashFlow?: "toFirm" | "toEquity";
                /** @description The dividends of the dividend discount: totalPayout with buy-backs, the payout moving to the one that lasts; dividendsOnly, the same without buy-backs; constantGrowth (Gordon–Shapiro); twoStage; threeStage, growth falling in equal steps over fadeYears; halfLife (H-model) */
                dividends?: "totalPayout" | "dividendsOnly" | "constantGrowth" | "twoStage" | "threeStage" | "halfLife";
                /** @description What to take the company for, in place of what the rules say; company.computedType says what they do */
                type?: "mature" | "assetLight" | "growing" | "unprofitableGrowth" | "turnaround" | "lossMaking" | "bank" | "insurer" | "financialServices" | "reit" | "utility" | "cyclical" | "holding" | "negativeEquity" | "distressed";
                /** @description Methods to ask although the kind of company speaks against them, separated by commas, of discountedCashFlow, dividendDiscount, comparableMultiples, residualIncome, netAssetValue, earningsPerShare, prediction; what they give never votes (notVotingReason: forced) */
                force?: string;
                /** @description absolute: what the share is worth to one who asks the long-run equity premium of the source. relative: by the premium at which the companies of the data set are worth together what they cost, in every cost of equity: whether it is cheap beside the rest of the market as priced on that day */
                view?: "absolute" | "relative";
                /** @description yes: a signal to buy or sell that only methods of one family carry (signal.reason undervaluedByOneFamily, overvaluedByOneFamily) is hold (oneFamilyOnly) */
                prudent?: "yes" | "no";
                /** @description Why wacc is what it is, in plain words on one line; left out where wacc is not set */
                "note.wacc"?: string;
                /** @description Why g is what it is, in plain words on one line; left out where g is not set */
                "note.g"?: string;
                /** @description Why horizon is what it is, in plain words on one line; left out where horizon is not set */
                "note.horizon"?: string;
                /** @description Why terminalGrowth is what it is, in plain words on one line; left out where terminalGrowth is not set */
                "note.terminalGrowth"?: string;
                /** @description Why margin is what it is, in plain words on one line; left out where margin is not set */
                "note.margin"?: string;
                /** @description Why salesToCapital is what it is, in plain words on one line; left out where salesToCapital is not set */
                "note.salesToCapital"?: string;
                /** @description Why terminalReturn is what it is, in plain words on one line; left out where terminalReturn is not set */
                "note.terminalReturn"?: string;
                /** @description Why payout is what it is, in plain words on one line; left out where payout is not set */
                "note.payout"?: string;
                /** @description Why persistence is what it is, in plain words on one line; left out where persistence is not set */
                "note.persistence"?: string;
                /** @description Why dilution is what it is, in plain words on one line; left out where dilution is not set */
                "note.dilution"?: string;
                /** @description Why researchLife is what it is, in plain words on one line; left out where researchLife is not set */
                "note.researchLife"?: string;
                /** @description Why fadeYears is what it is, in plain words on one line; left out where fadeYears is not set */
                "note.fadeYears"?: string;
                /** @description Why keptReturn is what it is, in plain words on one line; left out where keptReturn is not set */
                "note.keptReturn"?: string;
                /** @description Why buybackPayout is what it is, in plain words on one line; left out where buybackPayout is not set */
                "note.buybackPayout"?: string;
                /** @description Why goodwillInCapital is what it is, in plain words on one line; left out where goodwillInCapital is not set */
                "note.goodwillInCapital"?: string;
                /** @description Why exitMultiple is what it is, in plain words on one line; left out where exitMultiple is not set */
                "note.exitMultiple"?: string;
                /** @description Why elapsedYears is what it is, in plain words on one line; left out where elapsedYears is not set */
                "note.elapsedYears"?: string;
                /** @description Why lastTwelveMonths is what it is, in plain words on one line; left out where lastTwelveMonths is not set */
                "note.lastTwelveMonths"?: string;
                /** @description Why riskFreeRate is what it is, in plain words on one line; left out where riskFreeRate is not set */
                "note.riskFreeRate"?: string;
                /** @description Why equityRiskPremium is what it is, in plain words on one line; left out where equityRiskPremium is not set */
                "note.equityRiskPremium"?: string;
                /** @description Why beta is what it is, in plain words on one line; left out where beta is not set */
                "note.beta"?: string;
                /** @description Why growthByYear is what it is, in plain words on one line; left out where growthByYear is not set */
                "note.growthByYear"?: string;
                /** @description Why marginByYear is what it is, in plain words on one line; left out where marginByYear is not set */
                "note.marginByYear"?: string;
                /** @description Why salesToCapitalByYear is what it is, in plain words on one line; left out where salesToCapitalByYear is not set */
                "note.salesToCapitalByYear"?: string;
                /** @description Why discounting is what it is, in plain words on one line; left out where discounting is not set */
                "note.discounting"?: string;
                /** @description Why cashFlow is what it is, in plain words on one line; left out where cashFlow is not set */
                "note.cashFlow"?: string;
                /** @description Why dividends is what it is, in plain words on one line; left out where dividends is not set */
                "note.dividends"?: string;
                /** @description Why peers is what it is, in plain words on one line; left out where peers is not set */
                "note.peers"?: string;
                /** @description Why type is what it is, in plain words on one line; left out where type is not set */
                "note.type"?: string;
                /** @description Methods to return, separated by commas, of discountedCashFlow, dividendDiscount, comparableMultiples, residualIncome, netAssetValue, earningsPerShare, prediction */
                method?: string;
                /** @description Draws of the discounted cash flow simulation; none without paths and seed */
                paths?: number;
                /** @description Seed of the simulation: the same one always gives the same result */
                seed?: number;
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company
                     * @example Talleres Ejemplo
                     */
                    name: string;
                    /**
                     * @description Country, by ISO 3166 code
                     * @example ES
                     * @enum {string}
                     */
                    country: "AD" | "AE" | "AL" | "AM" | "AO" | "AR" | "AT" | "AU" | "AW" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BJ" | "BO" | "BR" | "BW" | "BY" | "CA" | "CD" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CY" | "CZ" | "DE" | "DK" | "DO" | "EC" | "EE" | "EG" | "ES" | "ET" | "FI" | "FJ" | "FR" | "GA" | "GB" | "GE" | "GH" | "GR" | "GT" | "HK" | "HN" | "HR" | "HU" | "ID" | "IE" | "IL" | "IN" | "IQ" | "IS" | "IT" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KR" | "KW" | "KZ" | "LA" | "LB" | "LI" | "LK" | "LT" | "LU" | "LV" | "MA" | "MD" | "ME" | "MK" | "ML" | "MN" | "MO" | "MS" | "MT" | "MU" | "MV" | "MX" | "MY" | "MZ" | "NA" | "NE" | "NG" | "NI" | "NL" | "NO" | "NP" | "NZ" | "OM" | "PA" | "PE" | "PG" | "PH" | "PK" | "PL" | "PT" | "PY" | "QA" | "RO" | "RS" | "RW" | "SA" | "SB" | "SE" | "SG" | "SI" | "SK" | "SN" | "SR" | "SV" | "SX" | "SZ" | "TG" | "TH" | "TJ" | "TN" | "TR" | "TT" | "TW" | "TZ" | "UA" | "UG" | "US" | "UY" | "UZ" | "VC" | "VE" | "VN" | "ZA" | "ZM";
                    /**
                     * @description Sector
                     * @example industrials
                     * @enum {string}
                     */
                    sector: "energy" | "materials" | "industrials" | "consumerDiscretionary" | "consumerStaples" | "healthCare" | "financials" | "informationTechnology" | "communicationServices" | "utilities" | "realEstate";
                    /**
                     * @description Currency of the accounts
                     * @example EUR
                     * @enum {string}
                     */
                    currency: "EUR" | "USD" | "GBP" | "CHF" | "JPY" | "AUD" | "BRL" | "CAD" | "CNY" | "CZK" | "DKK" | "HKD" | "HUF" | "IDR" | "ILS" | "INR" | "ISK" | "KRW" | "MXN" | "MYR" | "NOK" | "NZD" | "PHP" | "PLN" | "RON" | "SEK" | "SGD" | "THB" | "TRY" | "ZAR";
                    /**
                     * @description Unit of the amounts
                     * @example thousands
                     * @enum {string}
                     */
                    unit: "units" | "thousands" | "millions";
                    /**
                     * @description Unit of the number of shares
                     * @example units
                     * @enum {string}
                     */
                    sharesUnit: "units" | "thousands" | "millions";
                    /** @description Month in which the fiscal year ends, where the headings of a table give the year alone (2024, FY24): the last day of that month of that year counts */
                    fiscalYearEndMonth?: number;
                    /**
                     * @description Sign before the decimals in a table of text; numbers of JSON need none
                     * @enum {string}
                     */
                    numberFormat?: "comma" | "point";
                    /** @description Price of the share; in a form, text in the declared format */
                    price?: number;
                    /**
                     * Format: date
                     * @description Day of that price
                     */
                    priceDate?: string;
                    /**
                     * @description Its currency, or GBX, ILA, ZAC; that of the accounts without it
                     * @enum {string}
                     */
                    priceCurrency?: "EUR" | "USD" | "GBP" | "CHF" | "JPY" | "AUD" | "BRL" | "CAD" | "CNY" | "CZK" | "DKK" | "HKD" | "HUF" | "IDR" | "ILS" | "INR" | "ISK" | "KRW" | "MXN" | "MYR" | "NOK" | "NZD" | "PHP" | "PLN" | "RON" | "SEK" | "SGD" | "THB" | "TRY" | "ZAR" | "GBX" | "ILA" | "ZAC";
                    /** @description Units of the accounts' currency for one of the price's, where they differ; absent: the ECB's of priceDate, if asked for */
                    exchangeRate?: number;
                    /** @description Yield of the state's ten-year bonds in a currency other than EUR and USD: a decimal, in a form a percentage */
                    governmentYield?: number;
                    /** @description Long-run nominal growth of that economy: a decimal, in a form a percentage */
                    nominalGrowth?: number;
                    /** @description Units of that currency for one euro; absent: the ECB's of ratesDate, if asked for */
                    perEuro?: number;
                    /**
                     * Format: date
                     * @description Day of those three
                     */
                    ratesDate?: string;
                    /** @description A fiscal year each: its last day in fiscalYearEnd, and figures by their names in any language. Another period instead has its last day in periodEnd and its months (3, 6, 9 or 12) in months */
                    years?: {
                        [key: string]: number | string | null;
                    }[];
                    /** @description The cells as text instead, as copied from a spreadsheet or a web page: divided by tabs, semicolons or commas */
                    table?: string;
                    /** @description Address of a table instead: CSV, JSON or an Excel workbook, on a public host */
                    url?: string;
                };
                "multipart/form-data": {
                    /**
                     * @description Name of the company
                     * @example Talleres Ejemplo
                     */
                    name: string;
                    /**
                     * @description Country, by ISO 3166 code
                     * @example ES
                     * @enum {string}
                     */
                    country: "AD" | "AE" | "AL" | "AM" | "AO" | "AR" | "AT" | "AU" | "AW" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BJ" | "BO" | "BR" | "BW" | "BY" | "CA" | "CD" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CY" | "CZ" | "DE" | "DK" | "DO" | "EC" | "EE" | "EG" | "ES" | "ET" | "FI" | "FJ" | "FR" | "GA" | "GB" | "GE" | "GH" | "GR" | "GT" | "HK" | "HN" | "HR" | "HU" | "ID" | "IE" | "IL" | "IN" | "IQ" | "IS" | "IT" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KR" | "KW" | "KZ" | "LA" | "LB" | "LI" | "LK" | "LT" | "LU" | "LV" | "MA" | "MD" | "ME" | "MK" | "ML" | "MN" | "MO" | "MS" | "MT" | "MU" | "MV" | "MX" | "MY" | "MZ" | "NA" | "NE" | "NG" | "NI" | "NL" | "NO" | "NP" | "NZ" | "OM" | "PA" | "PE" | "PG" | "PH" | "PK" | "PL" | "PT" | "PY" | "QA" | "RO" | "RS" | "RW" | "SA" | "SB" | "SE" | "SG" | "SI" | "SK" | "SN" | "SR" | "SV" | "SX" | "SZ" | "TG" | "TH" | "TJ" | "TN" | "TR" | "TT" | "TW" | "TZ" | "UA" | "UG" | "US" | "UY" | "UZ" | "VC" | "VE" | "VN" | "ZA" | "ZM";
                    /**
                     * @description Sector
                     * @example industrials
                     * @enum {string}
                     */
                    sector: "energy" | "materials" | "industrials" | "consumerDiscretionary" | "consumerStaples" | "healthCare" | "financials" | "informationTechnology" | "communicationServices" | "utilities" | "realEstate";
                    /**
                     * @description Currency of the accounts
                     * @example EUR
                     * @enum {string}
                     */
                    currency: "EUR" | "USD" | "GBP" | "CHF" | "JPY" | "AUD" | "BRL" | "CAD" | "CNY" | "CZK" | "DKK" | "HKD" | "HUF" | "IDR" | "ILS" | "INR" | "ISK" | "KRW" | "MXN" | "MYR" | "NOK" | "NZD" | "PHP" | "PLN" | "RON" | "SEK" | "SGD" | "THB" | "TRY" | "ZAR";
                    /**
                     * @description Unit of the amounts
                     * @example thousands
                     * @enum {string}
                     */
                    unit: "units" | "thousands" | "millions";
                    /**
                     * @description Unit of the number of shares
                     * @example units
                     * @enum {string}
                     */
                    sharesUnit: "units" | "thousands" | "millions";
                    /** @description Month in which the fiscal year ends, where the headings of a table give the year alone (2024, FY24): the last day of that month of that year counts */
                    fiscalYearEndMonth?: number;
                    /**
                     * @description Sign before the decimals in a table of text; numbers of JSON need none
                     * @enum {string}
                     */
                    numberFormat?: "comma" | "point";
                    /** @description Price of the share; in a form, text in the declared format */
                    price?: number;
                    /**
                     * Format: date
                     * @description Day of that price
                     */
                    priceDate?: string;
                    /**
                     * @description Its currency, or GBX, ILA, ZAC; that of the accounts without it
                     * @enum {string}
                     */
                    priceCurrency?: "EUR" | "USD" | "GBP" | "CHF" | "JPY" | "AUD" | "BRL" | "CAD" | "CNY" | "CZK" | "DKK" | "HKD" | "HUF" | "IDR" | "ILS" | "INR" | "ISK" | "KRW" | "MXN" | "MYR" | "NOK" | "NZD" | "PHP" | "PLN" | "RON" | "SEK" | "SGD" | "THB" | "TRY" | "ZAR" | "GBX" | "ILA" | "ZAC";
                    /** @description Units of the accounts' currency for one of the price's, where they differ; absent: the ECB's of priceDate, if asked for */
                    exchangeRate?: number;
                    /** @description Yield of the state's ten-year bonds in a currency other than EUR and USD: a decimal, in a form a percentage */
                    governmentYield?: number;
                    /** @description Long-run nominal growth of that economy: a decimal, in a form a percentage */
                    nominalGrowth?: number;
                    /** @description Units of that currency for one euro; absent: the ECB's of ratesDate, if asked for */
                    perEuro?: number;
                    /**
                     * Format: date
                     * @description Day of those three
                     */
                    ratesDate?: string;
                    /**
                     * Format: binary
                     * @description A table: Excel workbook, CSV or JSON, up to 10 MB
                     */
                    file?: Blob;
                    /** @description Or the address of one */
                    url?: string;
                    /** @description Or its cells as text */
                    table?: string;
                };
            };
        };
        responses: {
            /** @description The figures as they were understood, doubts that do not stand in the way, and the analysis */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnFiguresAnswer"];
                };
            };
        };
    };
    narration: {
        parameters: {
            query: {
                /** @description Symbol of the share, or the ISIN or LEI of one share; BRK-B, BRK/B and brk.b are BRK.B */
                ticker: string;
                /** @description Scenario of the assumptions */
                scenario?: "conservative" | "neutral" | "optimistic";
                /** @description Weighted average cost of capital, as a fraction: 0.09 is 9 %; of banks, insurers and other financial companies the cost of equity */
                wacc?: number;
                /** @description Growth of the first year, as a fraction, below wacc */
                g?: number;
                /** @description Years of explicit forecast */
                horizon?: number;
                /** @description Your own price of today, or of the day of asOf, in the currency of the price it stands for; statuses, signal and all that compares with a price follow it */
                price?: number;
                /** @description Margin of safety of the price to buy at (buyingPrice), as a fraction of the mean */
                safety?: number;
                /** @description Your own figures in place of filed ones, 20 at most, separated by commas: name, last day of the period, value in whole units, currency of the statements (none for dilutedShares). Everything is worked out from them; the answer marks them as yours (correctedFigures, origin own) with what is filed beside */
                figures?: string;
                /** @description The industries by which parts of the company are valued in sumOfParts, separated by commas: the member that names the part, ~, and the industry as its answer writes it; other parts are compared with the company's own peers. An industry that is not known is refused (enumInvalid) with those that are */
                parts?: string;
                /** @description A day, such as 2024-06-30: the company by the filings until then, at the last close until then; a price of yours is of that day. Rates, premiums and averages are today's, and there are no peers. Of a company whose source does not date its filings there is none (filingDatesUnknown) */
                asOf?: string;
                /** @description Perpetual growth, as a fraction */
                terminalGrowth?: number;
                /** @description Operating margin that the firm comes to, as a fraction */
                margin?: number;
                /** @description Revenue that a unit of new capital brings */
                salesToCapital?: number;
                /** @description Return on new capital after the horizon, as a fraction */
                terminalReturn?: number;
                /** @description Part of earnings paid out today, as a fraction */
                payout?: number;
                /** @description How much of a year's residual income is left in the next */
                persistence?: number;
                /** @description Growth of the number of shares a year up to the horizon, for nothing in return, as a fraction; it counts in discounted cash flow, dividends and earnings per share */
                dilution?: number;
                /** @description Years over which research is written off as an investment, 0 for an expense of its year; fewer where fewer are known */
                researchLife?: number;
                /** @description Years after the horizon in which growth and returns come to what lasts for ever; 10 without it */
                fadeYears?: number;
                /** @description Part of the return above its cost that lasts for ever, as a fraction */
                keptReturn?: number;
                /** @description Part of earnings that buys shares back, less those issued, as a fraction */
                buybackPayout?: number;
                /** @description 1 where goodwill counts as invested capital, as it does without it; 0 where not */
                goodwillInCapital?: number;
                /** @description Price-to-earnings ratio at which a share is sold at the horizon */
                exitMultiple?: number;
                /** @description Years from the latest balance sheet to the day of the value */
                elapsedYears?: number;
                /** @description 1 where the accounts are those of the twelve months to the latest balance sheet, as they are without it where these are known in full; 0 for the last fiscal year */
                lastTwelveMonths?: number;
                /** @description Risk-free rate, as a fraction, in place of the published one */
                riskFreeRate?: number;
                /** @description Equity risk premium, as a fraction, in place of that of the view */
                equityRiskPremium?: number;
                /** @description Beta of the share, in place of the industry's with the company's own debt */
                beta?: number;
                /** @description Companies to compare with in place of the computed ones: up to 20 symbols of included companies with accounts in the same currency, separated by commas; with fewer than five that have a multiple, the industry's average stands in for it */
                peers?: string;
                /** @description Growth, as a fraction, of each year: the first one first, separated by commas, each between -0.9 and 2; an empty place is left to the calculation, years beyond the horizon do not count */
                growthByYear?: string;
                /** @description Operating margin, as a fraction, of each year: the first one first, separated by commas, each between -2 and 0.9; an empty place is left to the calculation, years beyond the horizon do not count */
                marginByYear?: string;
                /** @description Revenue that a unit of new capital brings, of each year: the first one first, separated by commas, each between 0.05 and 20; an empty place is left to the calculation, years beyond the horizon do not count */
                salesToCapitalByYear?: string;
                /** @description yearEnd: flows arrive at the end of their year, in every method that discounts flows, in place of its middle (warning flowsAtYearEnd) */
                discounting?: "midYear" | "yearEnd";
                /** @description The flow that the discounted cash flow takes: toFirm at the WACC, or toEquity, to the shareholders at the cost of equity (variant flowToEquity). Without it toFirm, and toEquity for a utility; trusts keep a flow of their own */
                cashFlow?: "toFirm" | "toEquity";
                /** @description The dividends of the dividend discount: totalPayout with buy-backs, the payout moving to the one that lasts; dividendsOnly, the same without buy-backs; constantGrowth (Gordon–Shapiro); twoStage; threeStage, growth falling in equal steps over fadeYears; halfLife (H-model) */
                dividends?: "totalPayout" | "dividendsOnly" | "constantGrowth" | "twoStage" | "threeStage" | "halfLife";
                /** @description What to take the company for, in place of what the rules say; company.computedType says what they do */
                type?: "mature" | "assetLight" | "growing" | "unprofitableGrowth" | "turnaround" | "lossMaking" | "bank" | "insurer" | "financialServices" | "reit" | "utility" | "cyclical" | "holding" | "negativeEquity" | "distressed";
                /** @description Methods to ask although the kind of company speaks against them, separated by commas, of discountedCashFlow, dividendDiscount, comparableMultiples, residualIncome, netAssetValue, earningsPerShare, prediction; what they give never votes (notVotingReason: forced) */
                force?: string;
                /** @description absolute: what the share is worth to one who asks the long-run equity premium of the source. relative: by the premium at which the companies of the data set are worth together what they cost, in every cost of equity: whether it is cheap beside the rest of the market as priced on that day */
                view?: "absolute" | "relative";
                /** @description yes: a signal to buy or sell that only methods of one family carry (signal.reason undervaluedByOneFamily, overvaluedByOneFamily) is hold (oneFamilyOnly) */
                prudent?: "yes" | "no";
                /** @description Why wacc is what it is, in plain words on one line; left out where wacc is not set */
                "note.wacc"?: string;
                /** @description Why g is what it is, in plain words on one line; left out where g is not set */
                "note.g"?: string;
                /** @description Why horizon is what it is, in plain words on one line; left out where horizon is not set */
                "note.horizon"?: string;
                /** @description Why terminalGrowth is what it is, in plain words on one line; left out where terminalGrowth is not set */
                "note.terminalGrowth"?: string;
                /** @description Why margin is what it is, in plain words on one line; left out where margin is not set */
                "note.margin"?: string;
                /** @description Why salesToCapital is what it is, in plain words on one line; left out where salesToCapital is not set */
                "note.salesToCapital"?: string;
                /** @description Why terminalReturn is what it is, in plain words on one line; left out where terminalReturn is not set */
                "note.terminalReturn"?: string;
                /** @description Why payout is what it is, in plain words on one line; left out where payout is not set */
                "note.payout"?: string;
                /** @description Why persistence is what it is, in plain words on one line; left out where persistence is not set */
                "note.persistence"?: string;
                /** @description Why dilution is what it is, in plain words on one line; left out where dilution is not set */
                "note.dilution"?: string;
                /** @description Why researchLife is what it is, in plain words on one line; left out where researchLife is not set */
                "note.researchLife"?: string;
                /** @description Why fadeYears is what it is, in plain words on one line; left out where fadeYears is not set */
                "note.fadeYears"?: string;
                /** @description Why keptReturn is what it is, in plain words on one line; left out where keptReturn is not set */
                "note.keptReturn"?: string;
                /** @description Why buybackPayout is what it is, in plain words on one line; left out where buybackPayout is not set */
                "note.buybackPayout"?: string;
                /** @description Why goodwillInCapital is what it is, in plain words on one line; left out where goodwillInCapital is not set */
                "note.goodwillInCapital"?: string;
                /** @description Why exitMultiple is what it is, in plain words on one line; left out where exitMultiple is not set */
                "note.exitMultiple"?: string;
                /** @description Why elapsedYears is what it is, in plain words on one line; left out where elapsedYears is not set */
                "note.elapsedYears"?: string;
                /** @description Why lastTwelveMonths is what it is, in plain words on one line; left out where lastTwelveMonths is not set */
                "note.lastTwelveMonths"?: string;
                /** @description Why riskFreeRate is what it is, in plain words on one line; left out where riskFreeRate is not set */
                "note.riskFreeRate"?: string;
                /** @description Why equityRiskPremium is what it is, in plain words on one line; left out where equityRiskPremium is not set */
                "note.equityRiskPremium"?: string;
                /** @description Why beta is what it is, in plain words on one line; left out where beta is not set */
                "note.beta"?: string;
                /** @description Why growthByYear is what it is, in plain words on one line; left out where growthByYear is not set */
                "note.growthByYear"?: string;
                /** @description Why marginByYear is what it is, in plain words on one line; left out where marginByYear is not set */
                "note.marginByYear"?: string;
                /** @description Why salesToCapitalByYear is what it is, in plain words on one line; left out where salesToCapitalByYear is not set */
                "note.salesToCapitalByYear"?: string;
                /** @description Why discounting is what it is, in plain words on one line; left out where discounting is not set */
                "note.discounting"?: string;
                /** @description Why cashFlow is what it is, in plain words on one line; left out where cashFlow is not set */
                "note.cashFlow"?: string;
                /** @description Why dividends is what it is, in plain words on one line; left out where dividends is not set */
                "note.dividends"?: string;
                /** @description Why peers is what it is, in plain words on one line; left out where peers is not set */
                "note.peers"?: string;
                /** @description Why type is what it is, in plain words on one line; left out where type is not set */
                "note.type"?: string;
                /** @description Where the figures come from; automatic asks every source in order */
                source?: "automatic" | "sec-edgar" | "filings-xbrl-org" | "fmp" | "eodhd" | "yahoo" | "alpha-vantage" | "finnhub" | "twelve-data" | "tiingo" | "bundled";
                /** @description “none”: with a key or a session, nothing of your active policy is filled in. The id of a policy of yours does the same, and says that the values are its own */
                policy?: string;
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft, or what in it is not among the facts, for which it is refused */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Narration"];
                };
            };
        };
    };
    screener: {
        parameters: {
            query?: {
                /** @description Words of the name, the symbol or the business */
                query?: string;
                sector?: "energy" | "materials" | "industrials" | "consumerDiscretionary" | "consumerStaples" | "healthCare" | "financials" | "informationTechnology" | "communicationServices" | "utilities" | "realEstate";
                /** @description Two letters, or several countries separated by commas: ES,IT */
                country?: string;
                type?: "mature" | "assetLight" | "growing" | "unprofitableGrowth" | "turnaround" | "lossMaking" | "bank" | "insurer" | "financialServices" | "reit" | "utility" | "cyclical" | "holding" | "negativeEquity" | "distressed";
                /** @description Which value is meant: the mean, or a method's */
                method?: "mean" | "discountedCashFlow" | "dividendDiscount" | "comparableMultiples" | "residualIncome" | "netAssetValue" | "earningsPerShare" | "prediction";
                /** @description By the source's equity premium, or relative to the market: by the one that its prices imply */
                view?: "absolute" | "relative";
                status?: "undervalued" | "fair" | "overvalued";
                signal?: "buy" | "hold" | "sell" | "none";
                minDifference?: number;
                maxDifference?: number;
                minMarketCap?: number;
                maxMarketCap?: number;
                minQuality?: number;
                minDividendYield?: number;
                minReturnOnEquity?: number;
                maxPriceToEarnings?: number;
                minVotes?: number;
                maxPriceAge?: number;
                /** @description A ratio of your own. Arithmetic (+ - * / and parentheses) over figures of a company, with median, average, lowest, highest, total, cagr and previous over years, min and max, percent and times: revenue, costOfRevenue, grossProfit, ebit, ebitda, depreciationAndAmortization, interestExpense, pretaxIncome, incomeTaxExpense, netIncome, epsDiluted, dilutedShares, dividendsPerShare, dividendsPaid, shareRepurchases, researchAndDevelopment, operatingCashFlow, capitalExpenditure, freeCashFlow, totalAssets, totalLiabilities, totalEquity, totalDebt, longTermDebt, cashAndEquivalents, goodwill, intangibles, stockBasedCompensation, currentAssets, currentLiabilities, inventory, receivables, sellingGeneralAndAdministrative, operatingLeaseLiabilities, currentDebt, acquisitions, marketableSecurities, minorityInterests, preferredEquity, retainedEarnings, propertyPlantAndEquipment, netDebt, grossMargin, operatingMargin, netMargin, freeCashFlowMargin, returnOnAssets, returnOnEquity, returnOnCapital, returnOnTotalCapital, taxBurden, interestBurden, assetTurnover, equityMultiplier, debtToEquity, debtToAssets, netDebtToEbitda, interestCover, currentRatio, quickRatio, cashRatio, cashConversion, freeCashConversion, investmentRate, stockPayRate, payoutRatio, price, sharesOutstanding, marketValue, priceToEarnings, priceToBook, dividendYield, valuePerShare, discountedCashFlow, dividendDiscount, comparableMultiples, residualIncome, netAssetValue, earningsPerShare, prediction */
                ratio?: string;
                /** @description Another ratio of your own, written as `ratio` is */
                ratio2?: string;
                /** @description Another ratio of your own, written as `ratio` is */
                ratio3?: string;
                /** @description Keeps companies whose own ratio is at least this */
                minRatio?: number;
                maxRatio?: number;
                minRatio2?: number;
                maxRatio2?: number;
                minRatio3?: number;
                maxRatio3?: number;
                sort?: "ticker" | "name" | "sector" | "country" | "companyType" | "price" | "priceAge" | "ownPrice" | "value" | "difference" | "ownValue" | "ownDifference" | "status" | "signal" | "votes" | "lowest" | "highest" | "quality" | "marketCap" | "priceToEarnings" | "priceToBook" | "returnOnEquity" | "dividendYield" | "fiscalYearEnd" | "ratio" | "ratio2" | "ratio3";
                order?: "ascending" | "descending";
                /** @description Columns of a file, separated by commas */
                columns?: string;
                page?: number;
                limit?: number;
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
                /** @description Fields of the answer to return, as paths separated by commas; all without it. A path goes through a list to the same field of each item; a name that begins the items of a list chooses one of them. schemaVersion, and the names that tell items and forms apart, are always there */
                fields?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Companies in the neutral scenario, and how far their valuing has come. Where plans limit people, without the values of companies that the caller has not opened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Screener"];
                };
            };
        };
    };
    screenerWorkbook: {
        parameters: {
            query?: {
                /** @description Words of the name, the symbol or the business */
                query?: string;
                sector?: "energy" | "materials" | "industrials" | "consumerDiscretionary" | "consumerStaples" | "healthCare" | "financials" | "informationTechnology" | "communicationServices" | "utilities" | "realEstate";
                /** @description Two letters, or several countries separated by commas: ES,IT */
                country?: string;
                type?: "mature" | "assetLight" | "growing" | "unprofitableGrowth" | "turnaround" | "lossMaking" | "bank" | "insurer" | "financialServices" | "reit" | "utility" | "cyclical" | "holding" | "negativeEquity" | "distressed";
                /** @description Which value is meant: the mean, or a method's */
                method?: "mean" | "discountedCashFlow" | "dividendDiscount" | "comparableMultiples" | "residualIncome" | "netAssetValue" | "earningsPerShare" | "prediction";
                /** @description By the source's equity premium, or relative to the market: by the one that its prices imply */
                view?: "absolute" | "relative";
                status?: "undervalued" | "fair" | "overvalued";
                signal?: "buy" | "hold" | "sell" | "none";
                minDifference?: number;
                maxDifference?: number;
                minMarketCap?: number;
                maxMarketCap?: number;
                minQuality?: number;
                minDividendYield?: number;
                minReturnOnEquity?: number;
                maxPriceToEarnings?: number;
                minVotes?: number;
                maxPriceAge?: number;
                /** @description A ratio of your own. Arithmetic (+ - * / and parentheses) over figures of a company, with median, average, lowest, highest, total, cagr and previous over years, min and max, percent and times: revenue, costOfRevenue, grossProfit, ebit, ebitda, depreciationAndAmortization, interestExpense, pretaxIncome, incomeTaxExpense, netIncome, epsDiluted, dilutedShares, dividendsPerShare, dividendsPaid, shareRepurchases, researchAndDevelopment, operatingCashFlow, capitalExpenditure, freeCashFlow, totalAssets, totalLiabilities, totalEquity, totalDebt, longTermDebt, cashAndEquivalents, goodwill, intangibles, stockBasedCompensation, currentAssets, currentLiabilities, inventory, receivables, sellingGeneralAndAdministrative, operatingLeaseLiabilities, currentDebt, acquisitions, marketableSecurities, minorityInterests, preferredEquity, retainedEarnings, propertyPlantAndEquipment, netDebt, grossMargin, operatingMargin, netMargin, freeCashFlowMargin, returnOnAssets, returnOnEquity, returnOnCapital, returnOnTotalCapital, taxBurden, interestBurden, assetTurnover, equityMultiplier, debtToEquity, debtToAssets, netDebtToEbitda, interestCover, currentRatio, quickRatio, cashRatio, cashConversion, freeCashConversion, investmentRate, stockPayRate, payoutRatio, price, sharesOutstanding, marketValue, priceToEarnings, priceToBook, dividendYield, valuePerShare, discountedCashFlow, dividendDiscount, comparableMultiples, residualIncome, netAssetValue, earningsPerShare, prediction */
                ratio?: string;
                /** @description Another ratio of your own, written as `ratio` is */
                ratio2?: string;
                /** @description Another ratio of your own, written as `ratio` is */
                ratio3?: string;
                /** @description Keeps companies whose own ratio is at least this */
                minRatio?: number;
                maxRatio?: number;
                minRatio2?: number;
                maxRatio2?: number;
                minRatio3?: number;
                maxRatio3?: number;
                sort?: "ticker" | "name" | "sector" | "country" | "companyType" | "price" | "priceAge" | "ownPrice" | "value" | "difference" | "ownValue" | "ownDifference" | "status" | "signal" | "votes" | "lowest" | "highest" | "quality" | "marketCap" | "priceToEarnings" | "priceToBook" | "returnOnEquity" | "dividendYield" | "fiscalYearEnd" | "ratio" | "ratio2" | "ratio3";
                order?: "ascending" | "descending";
                /** @description Columns of a file, separated by commas */
                columns?: string;
                page?: number;
                limit?: number;
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row a company with the chosen columns, whatever page and limit say */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
        };
    };
    screenerTable: {
        parameters: {
            query?: {
                /** @description Words of the name, the symbol or the business */
                query?: string;
                sector?: "energy" | "materials" | "industrials" | "consumerDiscretionary" | "consumerStaples" | "healthCare" | "financials" | "informationTechnology" | "communicationServices" | "utilities" | "realEstate";
                /** @description Two letters, or several countries separated by commas: ES,IT */
                country?: string;
                type?: "mature" | "assetLight" | "growing" | "unprofitableGrowth" | "turnaround" | "lossMaking" | "bank" | "insurer" | "financialServices" | "reit" | "utility" | "cyclical" | "holding" | "negativeEquity" | "distressed";
                /** @description Which value is meant: the mean, or a method's */
                method?: "mean" | "discountedCashFlow" | "dividendDiscount" | "comparableMultiples" | "residualIncome" | "netAssetValue" | "earningsPerShare" | "prediction";
                /** @description By the source's equity premium, or relative to the market: by the one that its prices imply */
                view?: "absolute" | "relative";
                status?: "undervalued" | "fair" | "overvalued";
                signal?: "buy" | "hold" | "sell" | "none";
                minDifference?: number;
                maxDifference?: number;
                minMarketCap?: number;
                maxMarketCap?: number;
                minQuality?: number;
                minDividendYield?: number;
                minReturnOnEquity?: number;
                maxPriceToEarnings?: number;
                minVotes?: number;
                maxPriceAge?: number;
                /** @description A ratio of your own. Arithmetic (+ - * / and parentheses) over figures of a company, with median, average, lowest, highest, total, cagr and previous over years, min and max, percent and times: revenue, costOfRevenue, grossProfit, ebit, ebitda, depreciationAndAmortization, interestExpense, pretaxIncome, incomeTaxExpense, netIncome, epsDiluted, dilutedShares, dividendsPerShare, dividendsPaid, shareRepurchases, researchAndDevelopment, operatingCashFlow, capitalExpenditure, freeCashFlow, totalAssets, totalLiabilities, totalEquity, totalDebt, longTermDebt, cashAndEquivalents, goodwill, intangibles, stockBasedCompensation, currentAssets, currentLiabilities, inventory, receivables, sellingGeneralAndAdministrative, operatingLeaseLiabilities, currentDebt, acquisitions, marketableSecurities, minorityInterests, preferredEquity, retainedEarnings, propertyPlantAndEquipment, netDebt, grossMargin, operatingMargin, netMargin, freeCashFlowMargin, returnOnAssets, returnOnEquity, returnOnCapital, returnOnTotalCapital, taxBurden, interestBurden, assetTurnover, equityMultiplier, debtToEquity, debtToAssets, netDebtToEbitda, interestCover, currentRatio, quickRatio, cashRatio, cashConversion, freeCashConversion, investmentRate, stockPayRate, payoutRatio, price, sharesOutstanding, marketValue, priceToEarnings, priceToBook, dividendYield, valuePerShare, discountedCashFlow, dividendDiscount, comparableMultiples, residualIncome, netAssetValue, earningsPerShare, prediction */
                ratio?: string;
                /** @description Another ratio of your own, written as `ratio` is */
                ratio2?: string;
                /** @description Another ratio of your own, written as `ratio` is */
                ratio3?: string;
                /** @description Keeps companies whose own ratio is at least this */
                minRatio?: number;
                maxRatio?: number;
                minRatio2?: number;
                maxRatio2?: number;
                minRatio3?: number;
                maxRatio3?: number;
                sort?: "ticker" | "name" | "sector" | "country" | "companyType" | "price" | "priceAge" | "ownPrice" | "value" | "difference" | "ownValue" | "ownDifference" | "status" | "signal" | "votes" | "lowest" | "highest" | "quality" | "marketCap" | "priceToEarnings" | "priceToBook" | "returnOnEquity" | "dividendYield" | "fiscalYearEnd" | "ratio" | "ratio2" | "ratio3";
                order?: "ascending" | "descending";
                /** @description Columns of a file, separated by commas */
                columns?: string;
                page?: number;
                limit?: number;
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row a company with the chosen columns, whatever page and limit say */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    compare: {
        parameters: {
            query: {
                /** @description Symbols or ISINs of included companies, separated by commas, 5 at most */
                tickers: string;
                /** @description By the source's equity premium, or relative to the market: by the one that its prices imply */
                view?: "absolute" | "relative";
                /** @description Your own figures in place of filed ones, each after the symbol of its company and a colon. They count in the column of that company alone, which marks them as yours (correctedFigures) */
                figures?: string;
                /** @description A ratio of your own, written as `ratio` of GET /v1/screener is */
                ratio?: string;
                /** @description Another ratio of your own, written as `ratio` is */
                ratio2?: string;
                /** @description Another ratio of your own, written as `ratio` is */
                ratio3?: string;
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
                /** @description Fields of the answer to return, as paths separated by commas; all without it. A path goes through a list to the same field of each item; a name that begins the items of a list chooses one of them. schemaVersion, and the names that tell items and forms apart, are always there */
                fields?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order asked for; one that cannot be valued says why and keeps the others */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comparison"];
                };
            };
        };
    };
    compareTable: {
        parameters: {
            query: {
                /** @description Symbols or ISINs of included companies, separated by commas, 5 at most */
                tickers: string;
                /** @description By the source's equity premium, or relative to the market: by the one that its prices imply */
                view?: "absolute" | "relative";
                /** @description Your own figures in place of filed ones, each after the symbol of its company and a colon. They count in the column of that company alone, which marks them as yours (correctedFigures) */
                figures?: string;
                /** @description A ratio of your own, written as `ratio` of GET /v1/screener is */
                ratio?: string;
                /** @description Another ratio of your own, written as `ratio` is */
                ratio2?: string;
                /** @description Another ratio of your own, written as `ratio` is */
                ratio3?: string;
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Names and codes of the JSON answer; decimal points, fractions, empty for unknown */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    setUp: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetUp"];
            };
        };
        responses: {
            /** @description The administrator, signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
        };
    };
    confirmSignUp: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Confirm"];
            };
        };
        responses: {
            /** @description Confirmed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
        };
    };
    confirmAgain: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: {
                /** @description 1 to 255 visible characters of ASCII, bare or in quotes, one for each thing that is to be done: a UUID. The same request with the same key within 24 hours is not done again; it gets the first answer, with Idempotent-Replayed */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmAgain"];
            };
        };
        responses: {
            /** @description The same answer whether or not a sign-up waits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sent"];
                };
            };
        };
    };
    confirmEmail: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Confirm"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
        };
    };
    stopEmailChange: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Confirm"];
            };
        };
        responses: {
            /** @description Stopped */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
        };
    };
    signUp: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: {
                /** @description 1 to 255 visible characters of ASCII, bare or in quotes, one for each thing that is to be done: a UUID. The same request with the same key within 24 hours is not done again; it gets the first answer, with Idempotent-Replayed */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            /** @description A message is on its way; the same answer whether or not the address has an account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sent"];
                };
            };
        };
    };
    signIn: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description The password is right; the second factor is asked for next, at `/v1/auth/factor` */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FactorNeeded"];
                };
            };
        };
    };
    finishSignIn: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FactorCode"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
        };
    };
    signOut: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended, or there was none */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    requestReset: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: {
                /** @description 1 to 255 visible characters of ASCII, bare or in quotes, one for each thing that is to be done: a UUID. The same request with the same key within 24 hours is not done again; it gets the first answer, with Idempotent-Replayed */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetRequest"];
            };
        };
        responses: {
            /** @description The same answer whether or not the address has an account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sent"];
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reset"];
            };
        };
        responses: {
            /** @description Set */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
        };
    };
    me: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
        };
    };
    closeMe: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Closing"];
            };
        };
        responses: {
            /** @description Gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    changeMe: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountChange"];
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
        };
    };
    changeEmail: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: {
                /** @description 1 to 255 visible characters of ASCII, bare or in quotes, one for each thing that is to be done: a UUID. The same request with the same key within 24 hours is not done again; it gets the first answer, with Idempotent-Replayed */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetRequest"];
            };
        };
        responses: {
            /** @description A message is on its way; the same answer whether or not the address has an account */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sent"];
                };
            };
        };
    };
    exportMe: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By table */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    mySessions: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Last used first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sessions: components["schemas"]["Session"][];
                    };
                };
            };
        };
    };
    endMySessions: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    endMySession: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    myKeys: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Latest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        keys: components["schemas"]["ApiKey"][];
                    };
                };
            };
        };
    };
    createKey: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: {
                /** @description 1 to 255 visible characters of ASCII, bare or in quotes, one for each thing that is to be done: a UUID. The same request with the same key within 24 hours is not done again; it gets the first answer, with Idempotent-Replayed */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewApiKey"];
            };
        };
        responses: {
            /** @description The key; it is never shown again */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                    };
                };
            };
        };
    };
    revokeKey: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    myFactor: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The second factor */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Factor"];
                };
            };
        };
    };
    beginAuthenticator: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key, for the authenticator */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticatorKey"];
                };
            };
        };
    };
    removeAuthenticator: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FactorDeed"];
            };
        };
        responses: {
            /** @description Off */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    proveItIsMe: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Proof"];
            };
        };
        responses: {
            /** @description Proved */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    confirmAuthenticator: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FactorCode"];
            };
        };
        responses: {
            /** @description The recovery codes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FactorDeed"];
            };
        };
        responses: {
            /** @description The recovery codes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
        };
    };
    askForPasskey: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
        };
    };
    signInByPasskey: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeySignIn"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
        };
    };
    myPasskeys: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Latest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        passkeys: components["schemas"]["Passkey"][];
                    };
                };
            };
        };
    };
    addPasskey: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskey"];
            };
        };
        responses: {
            /** @description Added */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    beginPasskey: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
        };
    };
    removePasskey: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    renamePasskey: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyName"];
            };
        };
        responses: {
            /** @description Renamed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    history: {
        parameters: {
            query?: {
                /** @description How many entries at most; more than the maximum is the maximum */
                limit?: number;
                /** @description `next` of the page before */
                cursor?: string;
                /** @description Which entries come first */
                sort?: "latest" | "oldest";
                /** @description Entries of this company only */
                ticker?: string;
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Entries, and where to go on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["History"];
                };
            };
        };
    };
    deleteHistory: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    historyEntry: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"];
                };
            };
        };
    };
    deleteHistoryEntry: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    policies: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description And the one that you can follow no more */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Policies"];
                };
            };
        };
    };
    createPolicy: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: {
                /** @description 1 to 255 visible characters of ASCII, bare or in quotes, one for each thing that is to be done: a UUID. The same request with the same key within 24 hours is not done again; it gets the first answer, with Idempotent-Replayed */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPolicy"];
            };
        };
        responses: {
            /** @description As it is kept */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Policy"];
                };
            };
        };
    };
    replacePolicy: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPolicy"];
            };
        };
        responses: {
            /** @description As it is kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Policy"];
                };
            };
        };
    };
    deletePolicy: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    usePolicy: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PolicyUse"];
            };
        };
        responses: {
            /** @description Noted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    watchlist: {
        parameters: {
            query?: {
                /** @description Absent: that of your active policy, or absolute */
                view?: "absolute" | "relative";
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The one added last first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watchlist"];
                };
            };
        };
    };
    watchCompany: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: {
                /** @description 1 to 255 visible characters of ASCII, bare or in quotes, one for each thing that is to be done: a UUID. The same request with the same key within 24 hours is not done again; it gets the first answer, with Idempotent-Replayed */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWatched"];
            };
        };
        responses: {
            /** @description As it is kept */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WatchedCompany"];
                };
            };
        };
    };
    noteOwnPrice: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPrice"];
            };
        };
        responses: {
            /** @description Noted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    unwatchCompany: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    createAlert: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: {
                /** @description 1 to 255 visible characters of ASCII, bare or in quotes, one for each thing that is to be done: a UUID. The same request with the same key within 24 hours is not done again; it gets the first answer, with Idempotent-Replayed */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAlert"];
            };
        };
        responses: {
            /** @description As it is kept */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alert"];
                };
            };
        };
    };
    replaceAlert: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlertChange"];
            };
        };
        responses: {
            /** @description As it is kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alert"];
                };
            };
        };
    };
    deleteAlert: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    webhooks: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first one first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhooks"];
                };
            };
        };
    };
    addWebhook: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: {
                /** @description 1 to 255 visible characters of ASCII, bare or in quotes, one for each thing that is to be done: a UUID. The same request with the same key within 24 hours is not done again; it gets the first answer, with Idempotent-Replayed */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWebhook"];
            };
        };
        responses: {
            /** @description As it is kept, with its secret */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
        };
    };
    removeWebhook: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    changeWebhook: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookChange"];
            };
        };
        responses: {
            /** @description As it is kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: {
                /** @description 1 to 255 visible characters of ASCII, bare or in quotes, one for each thing that is to be done: a UUID. The same request with the same key within 24 hours is not done again; it gets the first answer, with Idempotent-Replayed */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With the new secret */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
        };
    };
    testWebhook: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: {
                /** @description 1 to 255 visible characters of ASCII, bare or in quotes, one for each thing that is to be done: a UUID. The same request with the same key within 24 hours is not done again; it gets the first answer, with Idempotent-Replayed */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its id, by which the log names it */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueuedWebhookDelivery"];
                };
            };
        };
    };
    webhookDeliveries: {
        parameters: {
            query?: {
                /** @description How many entries at most; more than the maximum is the maximum */
                limit?: number;
                /** @description `next` of the page before */
                cursor?: string;
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveries"];
                };
            };
        };
    };
    replayWebhookDelivery: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: {
                /** @description 1 to 255 visible characters of ASCII, bare or in quotes, one for each thing that is to be done: a UUID. The same request with the same key within 24 hours is not done again; it gets the first answer, with Idempotent-Replayed */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description On its way */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueuedWebhookDelivery"];
                };
            };
        };
    };
    mailedEvents: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of the list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailedEvents"];
                };
            };
        };
    };
    chooseMailedEvents: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailedEventsChange"];
            };
        };
        responses: {
            /** @description As it is kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailedEvents"];
                };
            };
        };
    };
    shareLinks: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Without their tokens */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareLinks"];
                };
            };
        };
    };
    makeShareLink: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: {
                /** @description 1 to 255 visible characters of ASCII, bare or in quotes, one for each thing that is to be done: a UUID. The same request with the same key within 24 hours is not done again; it gets the first answer, with Idempotent-Replayed */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewShareLink"];
            };
        };
        responses: {
            /** @description Made; its token is told this once */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeShareLink"];
                };
            };
        };
    };
    revokeShareLink: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    openShareLink: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SharedRequest"];
            };
        };
        responses: {
            /** @description As its page shows it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedAnalysis"];
                };
            };
        };
    };
    sheetLinks: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Without their tokens */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SheetLinks"];
                };
            };
        };
    };
    makeSheetLink: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: {
                /** @description 1 to 255 visible characters of ASCII, bare or in quotes, one for each thing that is to be done: a UUID. The same request with the same key within 24 hours is not done again; it gets the first answer, with Idempotent-Replayed */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSheetLink"];
            };
        };
        responses: {
            /** @description Made; its token is told this once */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeSheetLink"];
                };
            };
        };
    };
    revokeSheetLink: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readSheet: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As the operation of the document answers its owner today, and counted in their plan */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    jobs: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first one first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Jobs"];
                };
            };
        };
    };
    addJob: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: {
                /** @description 1 to 255 visible characters of ASCII, bare or in quotes, one for each thing that is to be done: a UUID. The same request with the same key within 24 hours is not done again; it gets the first answer, with Idempotent-Replayed */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewJob"];
            };
        };
        responses: {
            /** @description As it is kept */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneJob"];
                };
            };
        };
    };
    job: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneJob"];
                };
            };
        };
    };
    removeJob: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    changeJob: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobChange"];
            };
        };
        responses: {
            /** @description As it is kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneJob"];
                };
            };
        };
    };
    runJob: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: {
                /** @description 1 to 255 visible characters of ASCII, bare or in quotes, one for each thing that is to be done: a UUID. The same request with the same key within 24 hours is not done again; it gets the first answer, with Idempotent-Replayed */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Queued */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueuedJobRun"];
                };
            };
        };
    };
    jobRuns: {
        parameters: {
            query?: {
                /** @description How many entries at most; more than the maximum is the maximum */
                limit?: number;
                /** @description `next` of the page before */
                cursor?: string;
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobRuns"];
                };
            };
        };
    };
    jobRun: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobRun"];
                };
            };
        };
    };
    cancelJobRun: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobRun"];
                };
            };
        };
    };
    jobFile: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/pdf": Blob;
                };
            };
        };
    };
    teams: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Teams by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Teams"];
                };
            };
        };
    };
    makeTeam: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: {
                /** @description 1 to 255 visible characters of ASCII, bare or in quotes, one for each thing that is to be done: a UUID. The same request with the same key within 24 hours is not done again; it gets the first answer, with Idempotent-Replayed */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTeam"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
        };
    };
    team: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As you may see it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
        };
    };
    deleteTeam: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    renameTeam: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTeam"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    teamActivity: {
        parameters: {
            query?: {
                /** @description How many entries at most; more than the maximum is the maximum */
                limit?: number;
                /** @description `next` of the page before */
                cursor?: string;
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamActivityPage"];
                };
            };
        };
    };
    exportTeam: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By subject */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    inviteToTeam: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: {
                /** @description 1 to 255 visible characters of ASCII, bare or in quotes, one for each thing that is to be done: a UUID. The same request with the same key within 24 hours is not done again; it gets the first answer, with Idempotent-Replayed */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewInvitation"];
            };
        };
        responses: {
            /** @description A message is on its way; the same answer whether or not the address has an account */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    revokeInvitation: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
                invitation: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    removeTeamMember: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
                member: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    changeTeamMember: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
                member: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleChange"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    acceptInvitation: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
        };
    };
    declineInvitation: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    addTeamAlert: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: {
                /** @description 1 to 255 visible characters of ASCII, bare or in quotes, one for each thing that is to be done: a UUID. The same request with the same key within 24 hours is not done again; it gets the first answer, with Idempotent-Replayed */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
                book: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTeamAlert"];
            };
        };
        responses: {
            /** @description Set */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamAlert"];
                };
            };
        };
    };
    changeTeamAlert: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
                book: string;
                alert: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamAlertChange"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamAlert"];
                };
            };
        };
    };
    deleteTeamAlert: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
                book: string;
                alert: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    mailTeamAlerts: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
                book: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookMails"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    teamBooks: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamBooks"];
                };
            };
        };
    };
    makeTeamBook: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: {
                /** @description 1 to 255 visible characters of ASCII, bare or in quotes, one for each thing that is to be done: a UUID. The same request with the same key within 24 hours is not done again; it gets the first answer, with Idempotent-Replayed */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTeamBook"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamBookEntry"];
                };
            };
        };
    };
    teamBook: {
        parameters: {
            query?: {
                /** @description Absent: that of your active policy, or absolute */
                view?: "absolute" | "relative";
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
                book: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By symbol */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamBook"];
                };
            };
        };
    };
    deleteTeamBook: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
                book: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    renameTeamBook: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
                book: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTeamBook"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    addToTeamBook: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
                book: string;
                ticker: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    removeFromTeamBook: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
                book: string;
                ticker: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    teamVersions: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Without their inputs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamVersions"];
                };
            };
        };
    };
    giveVersionToTeam: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: {
                /** @description 1 to 255 visible characters of ASCII, bare or in quotes, one for each thing that is to be done: a UUID. The same request with the same key within 24 hours is not done again; it gets the first answer, with Idempotent-Replayed */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GivenVersion"];
            };
        };
        responses: {
            /** @description Of the copy */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                    };
                };
            };
        };
    };
    teamVersion: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
                version: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it was saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionEntry"];
                };
            };
        };
    };
    deleteTeamVersion: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
                version: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    replayTeamVersion: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
                version: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Value by value */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionReplay"];
                };
            };
        };
    };
    teamVersionDifference: {
        parameters: {
            query?: {
                /** @description Id of the other version; absent: the same question today */
                with?: string;
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
                version: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description From the earlier one to the later one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionDifference"];
                };
            };
        };
    };
    teamTheses: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Without figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamTheses"];
                };
            };
        };
    };
    teamThesis: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
                ticker: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each figure with its day */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamThesisRead"];
                };
            };
        };
    };
    saveTeamThesis: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
                ticker: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTeamThesis"];
            };
        };
        responses: {
            /** @description Kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamThesis"];
                };
            };
        };
    };
    deleteTeamThesis: {
        parameters: {
            query?: {
                /** @description As it was read; where it was changed since, nothing is deleted (`editConflict`) */
                changedAt?: string;
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
                ticker: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    teamPolicies: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamPolicies"];
                };
            };
        };
    };
    shareTeamPolicy: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: {
                /** @description 1 to 255 visible characters of ASCII, bare or in quotes, one for each thing that is to be done: a UUID. The same request with the same key within 24 hours is not done again; it gets the first answer, with Idempotent-Replayed */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTeamPolicy"];
            };
        };
        responses: {
            /** @description As it is kept */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamPolicy"];
                };
            };
        };
    };
    replaceTeamPolicy: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
                policy: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamPolicyChange"];
            };
        };
        responses: {
            /** @description As it is kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamPolicy"];
                };
            };
        };
    };
    deleteTeamPolicy: {
        parameters: {
            query?: {
                /** @description As it was read; where it was changed since, nothing is deleted (`editConflict`) */
                changedAt?: string;
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
                policy: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    teamDiscussions: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With their open threads */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discussions"];
                };
            };
        };
    };
    discussion: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
                ticker: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Without threads where nothing was said yet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discussion"];
                };
            };
        };
    };
    startThread: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: {
                /** @description 1 to 255 visible characters of ASCII, bare or in quotes, one for each thing that is to be done: a UUID. The same request with the same key within 24 hours is not done again; it gets the first answer, with Idempotent-Replayed */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
                ticker: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewThread"];
            };
        };
        responses: {
            /** @description The discussion as it is then */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discussion"];
                };
            };
        };
    };
    replyInThread: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: {
                /** @description 1 to 255 visible characters of ASCII, bare or in quotes, one for each thing that is to be done: a UUID. The same request with the same key within 24 hours is not done again; it gets the first answer, with Idempotent-Replayed */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
                ticker: string;
                thread: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewComment"];
            };
        };
        responses: {
            /** @description The discussion as it is then */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discussion"];
                };
            };
        };
    };
    settleThread: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
                ticker: string;
                thread: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThreadState"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteComment: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
                ticker: string;
                thread: string;
                comment: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    editComment: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
                ticker: string;
                thread: string;
                comment: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentEdit"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    theses: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Without figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Theses"];
                };
            };
        };
    };
    saveThesis: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: {
                /** @description 1 to 255 visible characters of ASCII, bare or in quotes, one for each thing that is to be done: a UUID. The same request with the same key within 24 hours is not done again; it gets the first answer, with Idempotent-Replayed */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewThesis"];
            };
        };
        responses: {
            /** @description Kept */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Thesis"];
                };
            };
        };
    };
    thesis: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each figure with its day */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThesisRead"];
                };
            };
        };
    };
    deleteThesis: {
        parameters: {
            query?: {
                /** @description As it was read; where it was changed since, nothing is deleted (`editConflict`) */
                changedAt?: string;
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    versions: {
        parameters: {
            query?: {
                /** @description Those of this company only */
                ticker?: string;
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Without their inputs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Versions"];
                };
            };
        };
    };
    saveVersion: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: {
                /** @description 1 to 255 visible characters of ASCII, bare or in quotes, one for each thing that is to be done: a UUID. The same request with the same key within 24 hours is not done again; it gets the first answer, with Idempotent-Replayed */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewVersion"];
            };
        };
        responses: {
            /** @description Kept */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                    };
                };
            };
        };
    };
    version: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it was saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionEntry"];
                };
            };
        };
    };
    deleteVersion: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    replayVersion: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Value by value */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionReplay"];
                };
            };
        };
    };
    versionDifference: {
        parameters: {
            query?: {
                /** @description Id of the other version; absent: the same question today */
                with?: string;
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description From the earlier one to the later one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionDifference"];
                };
            };
        };
    };
    sendContactMessage: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: {
                /** @description 1 to 255 visible characters of ASCII, bare or in quotes, one for each thing that is to be done: a UUID. The same request with the same key within 24 hours is not done again; it gets the first answer, with Idempotent-Replayed */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactMessage"];
            };
        };
        responses: {
            /** @description Kept, and on its way to the team */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sent"];
                };
            };
        };
    };
    reportWrongNumber: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: {
                /** @description 1 to 255 visible characters of ASCII, bare or in quotes, one for each thing that is to be done: a UUID. The same request with the same key within 24 hours is not done again; it gets the first answer, with Idempotent-Replayed */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WrongNumber"];
            };
        };
        responses: {
            /** @description Kept, and on its way to the team */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sent"];
                };
            };
        };
    };
    takePaymentEvent: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header: {
                /** @description Over the bytes of the body, by Stripe */
                "stripe-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Taken, now or before; what is not about a payment begun here has no effect */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "taken";
                    };
                };
            };
        };
    };
    popular: {
        parameters: {
            query?: {
                /** @description By the source's equity premium, or relative to the market: by the one that its prices imply */
                view?: "absolute" | "relative";
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Six companies at most, the most searched first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Popular"];
                };
            };
        };
    };
    portfolio: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description One of EUR, USD, GBP, CHF, SEK, DKK, NOK, PLN, CZK, JPY, CAD, AUD, MXN, BRL; EUR if absent */
                    currency?: string;
                    /** @description Up to 500; this or `table` */
                    positions?: {
                        /**
                         * @description A symbol, an ISIN or a name
                         * @example KO
                         */
                        symbol: string;
                        quantity: number;
                        /** @description What all of it cost */
                        cost?: number;
                        /** @description Of the cost; absent: that of the share's price */
                        currency?: string;
                    }[];
                    /** @description A table as text, with a row of headings or without, or a file of a broker; this or `positions` */
                    table?: string;
                    /** @description In the table: automatic, comma, point */
                    numbers?: string;
                    /** @description The columns of the table, the first is 1: symbol, isin, name, quantity, cost, costPerShare, currency */
                    columns?: {
                        [key: string]: number;
                    };
                    /** @description Units of another currency for one of the portfolio's, where no publisher is asked */
                    rates?: {
                        [key: string]: number;
                    };
                };
            };
        };
        responses: {
            /** @description Positions without a value, a current price or an exchange rate are left out of both sides and say why. Each company counts in the caller's plan. Nothing is kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Portfolio"];
                };
            };
        };
    };
    portfolioTable: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description One of EUR, USD, GBP, CHF, SEK, DKK, NOK, PLN, CZK, JPY, CAD, AUD, MXN, BRL; EUR if absent */
                    currency?: string;
                    /** @description Up to 500; this or `table` */
                    positions?: {
                        /**
                         * @description A symbol, an ISIN or a name
                         * @example KO
                         */
                        symbol: string;
                        quantity: number;
                        /** @description What all of it cost */
                        cost?: number;
                        /** @description Of the cost; absent: that of the share's price */
                        currency?: string;
                    }[];
                    /** @description A table as text, with a row of headings or without, or a file of a broker; this or `positions` */
                    table?: string;
                    /** @description In the table: automatic, comma, point */
                    numbers?: string;
                    /** @description The columns of the table, the first is 1: symbol, isin, name, quantity, cost, costPerShare, currency */
                    columns?: {
                        [key: string]: number;
                    };
                    /** @description Units of another currency for one of the portfolio's, where no publisher is asked */
                    rates?: {
                        [key: string]: number;
                    };
                };
            };
        };
        responses: {
            /** @description Names and codes of the JSON answer; what is left out stands below, with its reason */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    portfolioWorkbook: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description One of EUR, USD, GBP, CHF, SEK, DKK, NOK, PLN, CZK, JPY, CAD, AUD, MXN, BRL; EUR if absent */
                    currency?: string;
                    /** @description Up to 500; this or `table` */
                    positions?: {
                        /**
                         * @description A symbol, an ISIN or a name
                         * @example KO
                         */
                        symbol: string;
                        quantity: number;
                        /** @description What all of it cost */
                        cost?: number;
                        /** @description Of the cost; absent: that of the share's price */
                        currency?: string;
                    }[];
                    /** @description A table as text, with a row of headings or without, or a file of a broker; this or `positions` */
                    table?: string;
                    /** @description In the table: automatic, comma, point */
                    numbers?: string;
                    /** @description The columns of the table, the first is 1: symbol, isin, name, quantity, cost, costPerShare, currency */
                    columns?: {
                        [key: string]: number;
                    };
                    /** @description Units of another currency for one of the portfolio's, where no publisher is asked */
                    rates?: {
                        [key: string]: number;
                    };
                };
            };
        };
        responses: {
            /** @description The whole, its positions, and what is left out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
        };
    };
    portfolios: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With their positions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptPortfolios"];
                };
            };
        };
    };
    keepPortfolio: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: {
                /** @description 1 to 255 visible characters of ASCII, bare or in quotes, one for each thing that is to be done: a UUID. The same request with the same key within 24 hours is not done again; it gets the first answer, with Idempotent-Replayed */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPortfolio"];
            };
        };
        responses: {
            /** @description Kept */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptPortfolio"];
                };
            };
        };
    };
    keptPortfolio: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With its positions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptPortfolio"];
                };
            };
        };
    };
    changePortfolio: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PortfolioChange"];
            };
        };
        responses: {
            /** @description Replaced */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptPortfolio"];
                };
            };
        };
    };
    deletePortfolio: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    brokerConnections: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Without what opens the accounts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrokerConnections"];
                };
            };
        };
    };
    connectBroker: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: {
                /** @description 1 to 255 visible characters of ASCII, bare or in quotes, one for each thing that is to be done: a UUID. The same request with the same key within 24 hours is not done again; it gets the first answer, with Idempotent-Replayed */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBrokerConnection"];
            };
        };
        responses: {
            /** @description Connected; what opens the account is kept encrypted and told no more */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrokerConnection"];
                };
            };
        };
    };
    fetchBrokerPositions: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: {
                /** @description 1 to 255 visible characters of ASCII, bare or in quotes, one for each thing that is to be done: a UUID. The same request with the same key within 24 hours is not done again; it gets the first answer, with Idempotent-Replayed */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fetched */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrokerConnection"];
                };
            };
        };
    };
    disconnectBroker: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    savedItems: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each with the address of its page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedItems"];
                };
            };
        };
    };
    saveItem: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: {
                /** @description 1 to 255 visible characters of ASCII, bare or in quotes, one for each thing that is to be done: a UUID. The same request with the same key within 24 hours is not done again; it gets the first answer, with Idempotent-Replayed */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSavedItem"];
            };
        };
        responses: {
            /** @description Saved */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedItem"];
                };
            };
        };
    };
    deleteSavedItem: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    changeSavedItem: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedItemChange"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedItem"];
                };
            };
        };
    };
    statements: {
        parameters: {
            query: {
                /** @description Symbol of the share, or the ISIN or LEI of one share; BRK-B, BRK/B and brk.b are BRK.B */
                ticker: string;
                /** @description Where the figures come from; automatic asks every source in order */
                source?: "automatic" | "sec-edgar" | "filings-xbrl-org" | "fmp" | "eodhd" | "yahoo" | "alpha-vantage" | "finnhub" | "twelve-data" | "tiingo" | "bundled";
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
                /** @description Your own figures in place of filed ones, 20 at most, separated by commas: name, last day of the period, value in whole units, currency of the statements (none for dilutedShares). Everything is worked out from them; the answer marks them as yours (correctedFigures, origin own) with what is filed beside */
                figures?: string;
                /** @description A day: only what had been filed by then counts, each figure as the latest filing of that day had it. Periods that were not filed yet, or whose filing cannot be dated, are left out and named in asOf.leftOut. Today without it */
                asOf?: string;
                /** @description Fiscal years, the last twelve quarters, or the last twelve months (ttm); availablePeriods says which ones the source has, and the answer has no columns for the others */
                period?: "annual" | "quarterly" | "ttm";
                /** @description Fields of the answer to return, as paths separated by commas; all without it. A path goes through a list to the same field of each item; a name that begins the items of a list chooses one of them. schemaVersion, and the names that tell items and forms apart, are always there */
                fields?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Figures, growth and margins; unknown ones with the reason */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Statements"];
                };
            };
        };
    };
    statementsTable: {
        parameters: {
            query: {
                /** @description Symbol of the share, or the ISIN or LEI of one share; BRK-B, BRK/B and brk.b are BRK.B */
                ticker: string;
                /** @description Where the figures come from; automatic asks every source in order */
                source?: "automatic" | "sec-edgar" | "filings-xbrl-org" | "fmp" | "eodhd" | "yahoo" | "alpha-vantage" | "finnhub" | "twelve-data" | "tiingo" | "bundled";
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
                /** @description Your own figures in place of filed ones, 20 at most, separated by commas: name, last day of the period, value in whole units, currency of the statements (none for dilutedShares). Everything is worked out from them; the answer marks them as yours (correctedFigures, origin own) with what is filed beside */
                figures?: string;
                /** @description A day: only what had been filed by then counts, each figure as the latest filing of that day had it. Periods that were not filed yet, or whose filing cannot be dated, are left out and named in asOf.leftOut. Today without it */
                asOf?: string;
                /** @description Fiscal years, the last twelve quarters, or the last twelve months (ttm); availablePeriods says which ones the source has, and the answer has no columns for the others */
                period?: "annual" | "quarterly" | "ttm";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Names and codes of the JSON answer; decimal points, whole units, empty for unknown */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    ratios: {
        parameters: {
            query: {
                /** @description Symbol of the share, or the ISIN or LEI of one share; BRK-B, BRK/B and brk.b are BRK.B */
                ticker: string;
                /** @description Where the figures come from; automatic asks every source in order */
                source?: "automatic" | "sec-edgar" | "filings-xbrl-org" | "fmp" | "eodhd" | "yahoo" | "alpha-vantage" | "finnhub" | "twelve-data" | "tiingo" | "bundled";
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
                /** @description Your own figures in place of filed ones, 20 at most, separated by commas: name, last day of the period, value in whole units, currency of the statements (none for dilutedShares). Everything is worked out from them; the answer marks them as yours (correctedFigures, origin own) with what is filed beside */
                figures?: string;
                /** @description A day: only what had been filed by then counts, each figure as the latest filing of that day had it. Periods that were not filed yet, or whose filing cannot be dated, are left out and named in asOf.leftOut. Today without it */
                asOf?: string;
                /** @description Of values that your own ratios name: by the source's equity premium, or relative to the market */
                view?: "absolute" | "relative";
                /** @description A ratio of your own, written as `ratio` of GET /v1/screener is */
                ratio?: string;
                /** @description Another ratio of your own, written as `ratio` is */
                ratio2?: string;
                /** @description Another ratio of your own, written as `ratio` is */
                ratio3?: string;
                /** @description Fields of the answer to return, as paths separated by commas; all without it. A path goes through a list to the same field of each item; a name that begins the items of a list chooses one of them. schemaVersion, and the names that tell items and forms apart, are always there */
                fields?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every number with its trace; unknown ones with the reason */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ratios"];
                };
            };
        };
    };
    heldData: {
        parameters: {
            query: {
                /** @description Symbol of the share, or the ISIN or LEI of one share; BRK-B, BRK/B and brk.b are BRK.B */
                ticker: string;
                /** @description Where the figures come from; automatic asks every source in order */
                source?: "automatic" | "sec-edgar" | "filings-xbrl-org" | "fmp" | "eodhd" | "yahoo" | "alpha-vantage" | "finnhub" | "twelve-data" | "tiingo" | "bundled";
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
                /** @description Fields of the answer to return, as paths separated by commas; all without it. A path goes through a list to the same field of each item; a name that begins the items of a list chooses one of them. schemaVersion, and the names that tell items and forms apart, are always there */
                fields?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each source with its periods and its price, and what was decided about both */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldData"];
                };
            };
        };
    };
    dataSet: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The same for everyone, until the included data are others */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataSet"];
                };
            };
        };
    };
    dataSetFile: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: {
                /** @description bytes=0-1023: a part of the file */
                range?: string;
            };
            path: {
                file: "accounts.csv.gz" | "accounts.parquet" | "companies.csv.gz" | "companies.parquet" | "prices.csv.gz" | "prices.parquet" | "licence.txt";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/gzip": Blob;
                    "application/vnd.apache.parquet": Blob;
                    "text/plain": string;
                };
            };
            /** @description The bytes that Range asks for */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/gzip": Blob;
                    "application/vnd.apache.parquet": Blob;
                    "text/plain": string;
                };
            };
        };
    };
    multiples: {
        parameters: {
            query: {
                /** @description Symbol of the share, or the ISIN or LEI of one share; BRK-B, BRK/B and brk.b are BRK.B */
                ticker: string;
                /** @description Where the figures come from; automatic asks every source in order */
                source?: "automatic" | "sec-edgar" | "filings-xbrl-org" | "fmp" | "eodhd" | "yahoo" | "alpha-vantage" | "finnhub" | "twelve-data" | "tiingo" | "bundled";
                /** @description Your own figures in place of filed ones, 20 at most, separated by commas: name, last day of the period, value in whole units, currency of the statements (none for dilutedShares). Everything is worked out from them; the answer marks them as yours (correctedFigures, origin own) with what is filed beside */
                figures?: string;
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
                /** @description Fields of the answer to return, as paths separated by commas; all without it. A path goes through a list to the same field of each item; a name that begins the items of a list chooses one of them. schemaVersion, and the names that tell items and forms apart, are always there */
                fields?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every number with its trace; months and companies without one with the reason */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Multiples"];
                };
            };
        };
    };
    multiplesTable: {
        parameters: {
            query: {
                /** @description Symbol of the share, or the ISIN or LEI of one share; BRK-B, BRK/B and brk.b are BRK.B */
                ticker: string;
                /** @description Where the figures come from; automatic asks every source in order */
                source?: "automatic" | "sec-edgar" | "filings-xbrl-org" | "fmp" | "eodhd" | "yahoo" | "alpha-vantage" | "finnhub" | "twelve-data" | "tiingo" | "bundled";
                /** @description Your own figures in place of filed ones, 20 at most, separated by commas: name, last day of the period, value in whole units, currency of the statements (none for dilutedShares). Everything is worked out from them; the answer marks them as yours (correctedFigures, origin own) with what is filed beside */
                figures?: string;
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Names of the JSON answer; decimal points, empty for unknown, with the reason in a column of its own */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    technical: {
        parameters: {
            query: {
                /** @description Symbol of the share, or the ISIN or LEI of one share; BRK-B, BRK/B and brk.b are BRK.B */
                ticker: string;
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
                /** @description How far back from the last session */
                range?: "3m" | "6m" | "1y" | "5y";
                /** @description Names with commas between them, all when absent: sma, ema, bollinger, rsi, macd, atr, obv */
                indicators?: string;
                /** @description Fields of the answer to return, as paths separated by commas; all without it. A path goes through a list to the same field of each item; a name that begins the items of a list chooses one of them. schemaVersion, and the names that tell items and forms apart, are always there */
                fields?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sessions of one source with its last day; indicators know all sessions before the range. Without prices, why */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Technical"];
                };
            };
        };
    };
    technicalTable: {
        parameters: {
            query: {
                /** @description Symbol of the share, or the ISIN or LEI of one share; BRK-B, BRK/B and brk.b are BRK.B */
                ticker: string;
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
                /** @description How far back from the last session */
                range?: "3m" | "6m" | "1y" | "5y";
                /** @description Names with commas between them, all when absent: sma, ema, bollinger, rsi, macd, atr, obv */
                indicators?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Names of the JSON answer; decimal points, empty for unknown, the head alone without prices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    status: {
        parameters: {
            query?: {
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each dependency, since when it is so, why, and what to do */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    figures: {
        parameters: {
            query: {
                /** @description Symbol of the share, or the ISIN or LEI of one share; BRK-B, BRK/B and brk.b are BRK.B */
                ticker: string;
                /** @description Scenario of the assumptions */
                scenario?: "conservative" | "neutral" | "optimistic";
                /** @description Weighted average cost of capital, as a fraction: 0.09 is 9 %; of banks, insurers and other financial companies the cost of equity */
                wacc?: number;
                /** @description Growth of the first year, as a fraction, below wacc */
                g?: number;
                /** @description Years of explicit forecast */
                horizon?: number;
                /** @description Your own price of today, or of the day of asOf, in the currency of the price it stands for; statuses, signal and all that compares with a price follow it */
                price?: number;
                /** @description Margin of safety of the price to buy at (buyingPrice), as a fraction of the mean */
                safety?: number;
                /** @description Your own figures in place of filed ones, 20 at most, separated by commas: name, last day of the period, value in whole units, currency of the statements (none for dilutedShares). Everything is worked out from them; the answer marks them as yours (correctedFigures, origin own) with what is filed beside */
                figures?: string;
                /** @description The industries by which parts of the company are valued in sumOfParts, separated by commas: the member that names the part, ~, and the industry as its answer writes it; other parts are compared with the company's own peers. An industry that is not known is refused (enumInvalid) with those that are */
                parts?: string;
                /** @description A day, such as 2024-06-30: the company by the filings until then, at the last close until then; a price of yours is of that day. Rates, premiums and averages are today's, and there are no peers. Of a company whose source does not date its filings there is none (filingDatesUnknown) */
                asOf?: string;
                /** @description Perpetual growth, as a fraction */
                terminalGrowth?: number;
                /** @description Operating margin that the firm comes to, as a fraction */
                margin?: number;
                /** @description Revenue that a unit of new capital brings */
                salesToCapital?: number;
                /** @description Return on new capital after the horizon, as a fraction */
                terminalReturn?: number;
                /** @description Part of earnings paid out today, as a fraction */
                payout?: number;
                /** @description How much of a year's residual income is left in the next */
                persistence?: number;
                /** @description Growth of the number of shares a year up to the horizon, for nothing in return, as a fraction; it counts in discounted cash flow, dividends and earnings per share */
                dilution?: number;
                /** @description Years over which research is written off as an investment, 0 for an expense of its year; fewer where fewer are known */
                researchLife?: number;
                /** @description Years after the horizon in which growth and returns come to what lasts for ever; 10 without it */
                fadeYears?: number;
                /** @description Part of the return above its cost that lasts for ever, as a fraction */
                keptReturn?: number;
                /** @description Part of earnings that buys shares back, less those issued, as a fraction */
                buybackPayout?: number;
                /** @description 1 where goodwill counts as invested capital, as it does without it; 0 where not */
                goodwillInCapital?: number;
                /** @description Price-to-earnings ratio at which a share is sold at the horizon */
                exitMultiple?: number;
                /** @description Years from the latest balance sheet to the day of the value */
                elapsedYears?: number;
                /** @description 1 where the accounts are those of the twelve months to the latest balance sheet, as they are without it where these are known in full; 0 for the last fiscal year */
                lastTwelveMonths?: number;
                /** @description Risk-free rate, as a fraction, in place of the published one */
                riskFreeRate?: number;
                /** @description Equity risk premium, as a fraction, in place of that of the view */
                equityRiskPremium?: number;
                /** @description Beta of the share, in place of the industry's with the company's own debt */
                beta?: number;
                /** @description Companies to compare with in place of the computed ones: up to 20 symbols of included companies with accounts in the same currency, separated by commas; with fewer than five that have a multiple, the industry's average stands in for it */
                peers?: string;
                /** @description Growth, as a fraction, of each year: the first one first, separated by commas, each between -0.9 and 2; an empty place is left to the calculation, years beyond the horizon do not count */
                growthByYear?: string;
                /** @description Operating margin, as a fraction, of each year: the first one first, separated by commas, each between -2 and 0.9; an empty place is left to the calculation, years beyond the horizon do not count */
                marginByYear?: string;
                /** @description Revenue that a unit of new capital brings, of each year: the first one first, separated by commas, each between 0.05 and 20; an empty place is left to the calculation, years beyond the horizon do not count */
                salesToCapitalByYear?: string;
                /** @description yearEnd: flows arrive at the end of their year, in every method that discounts flows, in place of its middle (warning flowsAtYearEnd) */
                discounting?: "midYear" | "yearEnd";
                /** @description The flow that the discounted cash flow takes: toFirm at the WACC, or toEquity, to the shareholders at the cost of equity (variant flowToEquity). Without it toFirm, and toEquity for a utility; trusts keep a flow of their own */
                cashFlow?: "toFirm" | "toEquity";
                /** @description The dividends of the dividend discount: totalPayout with buy-backs, the payout moving to the one that lasts; dividendsOnly, the same without buy-backs; constantGrowth (Gordon–Shapiro); twoStage; threeStage, growth falling in equal steps over fadeYears; halfLife (H-model) */
                dividends?: "totalPayout" | "dividendsOnly" | "constantGrowth" | "twoStage" | "threeStage" | "halfLife";
                /** @description What to take the company for, in place of what the rules say; company.computedType says what they do */
                type?: "mature" | "assetLight" | "growing" | "unprofitableGrowth" | "turnaround" | "lossMaking" | "bank" | "insurer" | "financialServices" | "reit" | "utility" | "cyclical" | "holding" | "negativeEquity" | "distressed";
                /** @description Methods to ask although the kind of company speaks against them, separated by commas, of discountedCashFlow, dividendDiscount, comparableMultiples, residualIncome, netAssetValue, earningsPerShare, prediction; what they give never votes (notVotingReason: forced) */
                force?: string;
                /** @description absolute: what the share is worth to one who asks the long-run equity premium of the source. relative: by the premium at which the companies of the data set are worth together what they cost, in every cost of equity: whether it is cheap beside the rest of the market as priced on that day */
                view?: "absolute" | "relative";
                /** @description yes: a signal to buy or sell that only methods of one family carry (signal.reason undervaluedByOneFamily, overvaluedByOneFamily) is hold (oneFamilyOnly) */
                prudent?: "yes" | "no";
                /** @description Why wacc is what it is, in plain words on one line; left out where wacc is not set */
                "note.wacc"?: string;
                /** @description Why g is what it is, in plain words on one line; left out where g is not set */
                "note.g"?: string;
                /** @description Why horizon is what it is, in plain words on one line; left out where horizon is not set */
                "note.horizon"?: string;
                /** @description Why terminalGrowth is what it is, in plain words on one line; left out where terminalGrowth is not set */
                "note.terminalGrowth"?: string;
                /** @description Why margin is what it is, in plain words on one line; left out where margin is not set */
                "note.margin"?: string;
                /** @description Why salesToCapital is what it is, in plain words on one line; left out where salesToCapital is not set */
                "note.salesToCapital"?: string;
                /** @description Why terminalReturn is what it is, in plain words on one line; left out where terminalReturn is not set */
                "note.terminalReturn"?: string;
                /** @description Why payout is what it is, in plain words on one line; left out where payout is not set */
                "note.payout"?: string;
                /** @description Why persistence is what it is, in plain words on one line; left out where persistence is not set */
                "note.persistence"?: string;
                /** @description Why dilution is what it is, in plain words on one line; left out where dilution is not set */
                "note.dilution"?: string;
                /** @description Why researchLife is what it is, in plain words on one line; left out where researchLife is not set */
                "note.researchLife"?: string;
                /** @description Why fadeYears is what it is, in plain words on one line; left out where fadeYears is not set */
                "note.fadeYears"?: string;
                /** @description Why keptReturn is what it is, in plain words on one line; left out where keptReturn is not set */
                "note.keptReturn"?: string;
                /** @description Why buybackPayout is what it is, in plain words on one line; left out where buybackPayout is not set */
                "note.buybackPayout"?: string;
                /** @description Why goodwillInCapital is what it is, in plain words on one line; left out where goodwillInCapital is not set */
                "note.goodwillInCapital"?: string;
                /** @description Why exitMultiple is what it is, in plain words on one line; left out where exitMultiple is not set */
                "note.exitMultiple"?: string;
                /** @description Why elapsedYears is what it is, in plain words on one line; left out where elapsedYears is not set */
                "note.elapsedYears"?: string;
                /** @description Why lastTwelveMonths is what it is, in plain words on one line; left out where lastTwelveMonths is not set */
                "note.lastTwelveMonths"?: string;
                /** @description Why riskFreeRate is what it is, in plain words on one line; left out where riskFreeRate is not set */
                "note.riskFreeRate"?: string;
                /** @description Why equityRiskPremium is what it is, in plain words on one line; left out where equityRiskPremium is not set */
                "note.equityRiskPremium"?: string;
                /** @description Why beta is what it is, in plain words on one line; left out where beta is not set */
                "note.beta"?: string;
                /** @description Why growthByYear is what it is, in plain words on one line; left out where growthByYear is not set */
                "note.growthByYear"?: string;
                /** @description Why marginByYear is what it is, in plain words on one line; left out where marginByYear is not set */
                "note.marginByYear"?: string;
                /** @description Why salesToCapitalByYear is what it is, in plain words on one line; left out where salesToCapitalByYear is not set */
                "note.salesToCapitalByYear"?: string;
                /** @description Why discounting is what it is, in plain words on one line; left out where discounting is not set */
                "note.discounting"?: string;
                /** @description Why cashFlow is what it is, in plain words on one line; left out where cashFlow is not set */
                "note.cashFlow"?: string;
                /** @description Why dividends is what it is, in plain words on one line; left out where dividends is not set */
                "note.dividends"?: string;
                /** @description Why peers is what it is, in plain words on one line; left out where peers is not set */
                "note.peers"?: string;
                /** @description Why type is what it is, in plain words on one line; left out where type is not set */
                "note.type"?: string;
                /** @description Draws of the discounted cash flow simulation; none without paths and seed */
                paths?: number;
                /** @description Seed of the simulation: the same one always gives the same result */
                seed?: number;
                /** @description Where the figures come from; automatic asks every source in order */
                source?: "automatic" | "sec-edgar" | "filings-xbrl-org" | "fmp" | "eodhd" | "yahoo" | "alpha-vantage" | "finnhub" | "twelve-data" | "tiingo" | "bundled";
                /** @description “none”: with a key or a session, nothing of your active policy is filled in. The id of a policy of yours does the same, and says that the values are its own */
                policy?: string;
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
                /** @description A ratio of your own, written as `ratio` of GET /v1/screener is */
                ratio?: string;
                /** @description Another ratio of your own, written as `ratio` is */
                ratio2?: string;
                /** @description Another ratio of your own, written as `ratio` is */
                ratio3?: string;
                /** @description Addresses of figures (the data-trace of the page), separated by commas, 1000 at most */
                of: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each figure unrounded, with the addresses of those that it was made of */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TracedFigures"];
                };
            };
        };
    };
    valueThroughTime: {
        parameters: {
            query: {
                /** @description Symbol of the share, or the ISIN or LEI of one share; BRK-B, BRK/B and brk.b are BRK.B */
                ticker: string;
                /** @description Where the figures come from; automatic asks every source in order */
                source?: "automatic" | "sec-edgar" | "filings-xbrl-org" | "fmp" | "eodhd" | "yahoo" | "alpha-vantage" | "finnhub" | "twelve-data" | "tiingo" | "bundled";
                /** @description Your own figures in place of filed ones, 20 at most, separated by commas: name, last day of the period, value in whole units, currency of the statements (none for dilutedShares). Everything is worked out from them; the answer marks them as yours (correctedFigures, origin own) with what is filed beside */
                figures?: string;
                /** @description Language of the error texts */
                lang?: "es" | "en" | "it";
                /** @description Fields of the answer to return, as paths separated by commas; all without it. A path goes through a list to the same field of each item; a name that begins the items of a list chooses one of them. schemaVersion, and the names that tell items and forms apart, are always there */
                fields?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Month by month, how often the band held the price, and what was not known then */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValueThroughTime"];
                };
            };
        };
    };
}
