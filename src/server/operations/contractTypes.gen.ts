// Made by npm run generate from api-spec. Do not edit.
export interface paths {
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs a user in */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openid/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a session for the code of a sign-in at the identity provider; only in the browser that began it, once, within a minute */
        post: operations["finishCompanySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails a link to set a new password; answers the same whether or not the account exists */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reset-password/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether a mailed link is still valid */
        post: operations["checkPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a new password with the mailed single-use link and ends every session of the account; the browser is known to the account from then on */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates the first HR account with the one-time link that the first start prints */
        post: operations["createFirstAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the session of the token */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/session/signOutEverywhere": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends all sessions of the caller */
        post: operations["signOutEverywhere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/session/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's open sessions */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/session/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends one of the caller's sessions */
        post: operations["endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/session/changePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the caller's password and ends the other sessions */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Completes a sign-in with the code of the authenticator app or a recovery code */
        post: operations["completeSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/session/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms the user of the session by the password or a second factor; operations with x-recent-sign-in are open for ten minutes from then on */
        post: operations["proveIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's second factors */
        get: operations["getSecondFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor/authenticator/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates the secret for an authenticator app; it counts once a code has confirmed it */
        post: operations["startAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor/authenticator/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activates the authenticator app with its first code; for the first factor, the other sessions end */
        post: operations["activateAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor/authenticator/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes the caller's authenticator app */
        post: operations["removeAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/passkey/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins a sign-in or a confirmation by passkey */
        post: operations["startPasskeyCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs a user in with a passkey, without a password */
        post: operations["signInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor/passkey/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins adding a passkey */
        post: operations["startPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor/passkey/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores a new passkey; for the first factor, the other sessions end */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor/passkey/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes one of the caller's passkeys */
        post: operations["removePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates recovery codes; earlier ones no longer work */
        post: operations["createRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/views/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The caller's saved views of a table, and those that others share */
        post: operations["listSavedViews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/views/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves a view of a table, or renames, overwrites or shares one's own */
        post: operations["saveView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/views/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes one's own saved view, or with Employee.Edit_Employee one that a former employee shares */
        post: operations["deleteView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/permission/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The permission record of a role; a person reads the own role's, holders of Master.Roles_Permission every role's */
        post: operations["getPermissionRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/permission/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All roles with their flags and the number of holders */
        get: operations["listRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/permission/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds or changes a role; its flags apply from the next call of each holder */
        post: operations["saveRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/permission/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes a role that no employee has */
        post: operations["deleteRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/permission/holders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Holders of a role */
        post: operations["listRoleHolders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/permission/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The history of a role; without id the latest changes of all roles, deleted ones included */
        post: operations["listRoleHistory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/audit/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A window of the audit log, filtered, by time */
        get: operations["listAuditEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Records that the page writes an Excel file of a list, before the file is handed over */
        post: operations["recordExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/server/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What works and what does not, with figures of the server that answers and of the database */
        get: operations["getServerStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/clock/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets the company's today, in the demonstration company only
         * @description Every answer carries the company's time in the header X-Daybook-Clock: an instant, and the words `fixed` (it stands still), `set` (by this call) and `settable` (this is the demonstration company), separated by commas. The stream of changes sends it with `opened`, `beat` and `clock`.
         */
        post: operations["setToday"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/facelog/last": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's face log; the last entry belongs to the newest day */
        get: operations["getLastFaceLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's manual check-in and check-out times */
        get: operations["listOwnManualTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/position/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A position by its id */
        post: operations["getPosition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the server runs, without asking the database */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the server can answer calls, which needs the database */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/contract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This document, bundled, for the readable reference */
        get: operations["getContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Projects, tasks, tickets and people whose name, key, summary, title or code contains the text */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's saved preferences, such as theme and table layouts */
        get: operations["listPreferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/preferences/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves a preference of the caller */
        post: operations["savePreference"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's own data */
        get: operations["getOwnProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/profile/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the fields of the profile that employees maintain themselves */
        post: operations["editOwnProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uplodeauth/profile/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replaces or removes the profile picture */
        post: operations["changeOwnPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/employees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All employees, as choices and for lists */
        get: operations["listEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/employees/{filter}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Employees that match a filter, for example a designation */
        get: operations["listEmployeesByFilter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/employees-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Finds employees by a part of the name or the code */
        get: operations["searchEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/interviewers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Active employees whose role may open interviews, as choices */
        get: operations["listInterviewers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/directory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The directory: active employees with their state today */
        get: operations["listDirectory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/employee/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All employee records, former employees included */
        get: operations["listEmployeeRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/employee/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Choices for the fields of an employee */
        get: operations["getEmployeeFormChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/employee/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds an employee and mails the link that sets the first password */
        post: operations["addEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/employee/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes an employee record */
        post: operations["editEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/employee/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails a new link that sets the password */
        post: operations["inviteEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/employee/leaving": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Duties to hand over before an employee is deactivated */
        post: operations["getEmployeeLeaving"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/employee/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deactivates an employee: sessions end, a running timer stops, duties can be handed over */
        post: operations["deactivateEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/employee/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reactivates an employee */
        post: operations["activateEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uplodeauth/employee/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Imports employees from a spreadsheet, all or nothing */
        post: operations["importEmployees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uplodeauth/employee/import-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What an import would store, with what is wrong in each row; stores nothing */
        post: operations["previewEmployeeImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/employee/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An employee with today, the running task, and the tabs that the caller may open */
        post: operations["getEmployeeDetail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/employee/history/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The history of an employee: who changed which field, from and to which value */
        get: operations["listEmployeeChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/employee/timelogs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Timer entries of a month, of tasks that the caller may see */
        get: operations["listEmployeeTimeEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/employee/leaves/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Leaves of an employee */
        get: operations["listEmployeeLeaves"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/employee/overtime/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Overtime of an employee */
        get: operations["listEmployeeOvertime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/employee/kra/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** KRA ratings of an employee */
        get: operations["listEmployeeRatings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/employee/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Projects of an employee, of those that the caller may see */
        get: operations["listEmployeeProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/employee/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open sessions of an employee */
        get: operations["listEmployeeSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/employee/second-factor/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The second factors of an employee */
        get: operations["getEmployeeSecondFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/employee/second-factor/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes all second factors of an employee who is locked out and ends the sessions of that employee */
        post: operations["removeEmployeeSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/employee/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends one session of an employee, or all of them without Session_id; never the session of this call */
        post: operations["endEmployeeSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/personalData/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A link to an archive of everything that is stored about the caller */
        post: operations["requestOwnPersonalData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/personalData/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A link to an archive of everything that is stored about an employee */
        post: operations["requestPersonalData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/personalData/{id}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The archive, made while it is sent */
        get: operations["downloadPersonalData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/personalData/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the erasure of a former employee deletes, replaces and leaves */
        post: operations["previewErasure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/personalData/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Erases the personal data of a former employee, for good */
        post: operations["erasePersonalData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/interview/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rounds of interviews with their candidates */
        get: operations["listInterviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/interview/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A round of a candidate, with the others of the same candidate */
        post: operations["getInterview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uplodeauth/interview/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a candidate with a first round, or changes a round that was not submitted */
        post: operations["saveInterview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/interview/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens the next round of a candidate who was not rejected */
        post: operations["startNextInterviewRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/files/{id}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An attachment; images and PDF are shown, everything else is saved */
        get: operations["downloadFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The projects that the caller may see */
        get: operations["listProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/projects/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One project */
        post: operations["getProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/projects/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the status of a project */
        post: operations["editProjectStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uplodeauth/projects/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes a project */
        post: operations["editProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uplodeauth/projects/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates a project */
        post: operations["createProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/projects/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Deleted projects that the caller may restore */
        get: operations["listDeletedProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/projects/members/{projectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The members of a project with their work figures */
        get: operations["listProjectMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/projects/members/former/{projectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Employees who are no members of a project and still have tasks in it, for filters */
        get: operations["listFormerMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/projects/members/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds employees to a project and notifies them */
        post: operations["addProjectMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/projects/members/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a member a leader of the project, or reverts that */
        post: operations["editProjectMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/projects/members/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a member out of a project; open tasks stay or go to another member */
        post: operations["removeProjectMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/projects/updates/{projectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A window of the status updates of a project */
        get: operations["listStatusUpdates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/projects/updates/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says how a project is going, and notifies its people */
        post: operations["addStatusUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/projects/updates/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Corrects an own status update of the last 24 hours */
        post: operations["editStatusUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/projects/updates/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes an own status update of the last 24 hours */
        post: operations["deleteStatusUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/project/employeechart/{projectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tasks of a project by assignee and status */
        get: operations["getMemberStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/projectemployeelist/{projectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The members of a project */
        get: operations["listProjectEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sprint/getAllsprint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The sprints of a project */
        post: operations["listSprints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/project/task/list-analytics/{projectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Status and type of every task of a project */
        get: operations["listTaskAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/project/issue-statistics/{projectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Counts of the tasks of a project by status, type and priority */
        get: operations["getIssueStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/techStack/getAllTechStacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Choices of the tech stack */
        get: operations["listTechStacks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requirement/getAllRequirements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Choices of the client requirement */
        get: operations["listRequirements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/milestone/getAllMilestones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The milestones of a project with their sprints and figures */
        post: operations["listMilestones"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/milestone/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a milestone to a project */
        post: operations["createMilestone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/milestone/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes a milestone */
        post: operations["updateMilestone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/milestone/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes a milestone; its sprints stay */
        post: operations["deleteMilestone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/milestone/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restores a deleted milestone, with those of its sprints that have no other milestone since then */
        post: operations["restoreMilestone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/milestones/forecasts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When the open tasks of open milestones will be done
         * @description A forecast plays the future of a project some hundred times. It is therefore asked for those rows of a list that are shown; for all open milestones when a list is sorted by it or written to a file.
         */
        get: operations["listMilestoneForecasts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/milestone/getChart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Burnup and burndown of a milestone by day, from the history of the tasks in its sprints, and when its open tasks will be done */
        post: operations["getMilestoneChart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/milestone/getDeletedMilestones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The milestones of a project that were deleted */
        post: operations["listDeletedMilestones"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sprint/getProjectSprints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The sprints of a project with their figures */
        post: operations["listProjectSprints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sprint/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a sprint to a project */
        post: operations["createSprint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sprint/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes a sprint */
        post: operations["updateSprint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sprint/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes a sprint; its tasks stay, without a sprint */
        post: operations["deleteSprint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sprint/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restores a deleted sprint, with those of its tasks that have no other sprint since then */
        post: operations["restoreSprint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sprint/getDeletedSprints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The sprints of a project that were deleted */
        post: operations["listDeletedSprints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sprint/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Closes a sprint and keeps what was in it; a new sprint for the unfinished tasks also needs Sprint_Project.Add */
        post: operations["closeSprint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sprint/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a closed sprint again; tasks that were carried over stay where they are */
        post: operations["reopenSprint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sprint/addTasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts tasks of the project that are in no sprint into this one */
        post: operations["addSprintTasks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sprint/getSprintHistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What was in a sprint each time it was closed */
        post: operations["listSprintClosings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sprint/getCapacity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the people of a sprint can do until it ends, next to what they have to do
         * @description Capacity, leave and the hours of other work are those of the working plan on the days that the sprint has left. Work in projects that the caller may not see counts, but is not named.
         */
        post: operations["getSprintCapacity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sprint/getChart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Burndown and burnup of a sprint by day, from the history of its tasks, and when its open tasks will be done */
        post: operations["getSprintChart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project/getCharts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How a project is going: tasks by status and day, velocity, cycle and lead time, open bugs, estimates, forecast of milestones */
        post: operations["getProjectCharts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project/getTasksOfDay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The tasks of a project at the end of a day, as they were then */
        post: operations["listProjectDayTasks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project/getFinishedTasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The tasks of a project that were finished in a time, by how long they took */
        post: operations["listProjectFinishedTasks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/projecttasks/list/{projectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tasks of a project */
        get: operations["listProjectTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uplodeauth/tasks/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates a task */
        post: operations["createTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uplodeauth/tasks/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes a task */
        post: operations["updateTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/tasks/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One task */
        post: operations["getTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/tasks/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes status, assignee or priority of a task */
        post: operations["editTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/tasks/editMany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes many tasks, each by the rules of a single change; rejected changes do not affect the other tasks */
        post: operations["editManyTasks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/tasks/undoMany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undoes a change of many tasks; a task that was changed since then is left unchanged, and so is a whole move on the timeline (409) */
        post: operations["undoManyTasks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The plan over time of a project or of all visible ones: tasks, dependencies, milestones, sprints, days off */
        get: operations["getTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happens on up to six weeks of days: tasks, milestones, sprints, leave and holidays */
        get: operations["getCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/timeline/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a move of tasks would change; nothing is stored */
        post: operations["previewTimelineMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/timeline/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores a move of tasks exactly as it was previewed, or nothing */
        post: operations["saveTimelineMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/timeline/baselines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The saved plans of a project */
        get: operations["listBaselines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/timeline/baseline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The days of the tasks in a saved plan, or in the last one of each visible project */
        get: operations["getBaseline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/timeline/baseline/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves the present plan of a project */
        post: operations["saveBaseline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/timeline/baseline/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes a saved plan */
        post: operations["deleteBaseline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/tasks/dependency/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets a task wait for another task of its project, or changes the lag */
        post: operations["saveTaskDependency"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/tasks/dependency/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets a task no longer wait for another one */
        post: operations["deleteTaskDependency"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/tasks/TaskDetailsByTaskKey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The tasks that a task is linked with */
        post: operations["listLinkedTasks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/tasks/deleteMany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes many tasks, each by the rules of a single deletion; those that cannot be deleted do not affect the others
         * @description Timers that run on them are stopped. The tasks of a project are restored together, by restoring one of them.
         */
        post: operations["deleteManyTasks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/tasks/deleteMany/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the deletion of tasks would take along; nothing is stored */
        post: operations["previewTaskDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/tasks/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes the task or the project with this id; HR can restore both */
        post: operations["deleteTaskOrProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/tasks/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restores the deleted task or project with this id, and everything deleted with it */
        post: operations["restoreTaskOrProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/projecttasks/deleted/{projectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tasks of a project that were deleted */
        get: operations["listDeletedTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/employeetasks/list/Default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's tasks */
        get: operations["listOwnTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employeetasks/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The tasks of an employee, as far as the caller may see them */
        post: operations["listEmployeeTasks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/tasks/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A window of a filtered and sorted list of tasks */
        get: operations["listTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/tasks/fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Some fields of the tasks of a filtered and sorted list, for files */
        get: operations["listTaskFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/tasks/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The groups of a filtered list of tasks, with how many tasks each holds and the sums of their figures */
        get: operations["listTaskGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/tasks/tasktimer/{taskId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The time entries of a task or of a project */
        get: operations["listTimeEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/tasks/tasktimer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Starts or stops the caller's timer on a task; starting stops another one that runs */
        post: operations["toggleTaskTimer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/tasks/gettasktimer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The state of the caller's timer on a task */
        post: operations["getTaskTimer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/task/my-running-task-timer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's running timer, on any task */
        get: operations["getOwnRunningTimer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/task/my-hour-logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's own time entries of a range of days */
        get: operations["listOwnTimeEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/task/my-hour-logs/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds time of the caller that no timer has recorded */
        post: operations["addTimeEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/task/my-hour-logs/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Corrects the times or the task of a finished time entry of the caller */
        post: operations["editTimeEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/task/my-hour-logs/split": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Splits a finished time entry of the caller in two; the second part may go to another task */
        post: operations["splitTimeEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/task/my-hour-logs/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes a finished time entry of the caller; the history of the task keeps what it was */
        post: operations["deleteTimeEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/task/my-timer-overruns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's timers of the last 14 days that ran past the end of the working day */
        get: operations["listOwnTimerOverruns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/task/my-timer-overruns/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Corrects the end of a timer that ran past its day, or keeps it */
        post: operations["settleTimerOverrun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/tasks/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The comments of a task or of a project */
        post: operations["listComments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/tasks/comments/{subjectId}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One comment of a task or of a project, also one that is too old for the list of comments */
        get: operations["getComment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/tasks/comment/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Comments on a task or a project */
        post: operations["addComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/tasks/comment/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the text of an own comment */
        post: operations["editComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/tasks/comment/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes an own comment; its author can restore it for an hour */
        post: operations["deleteComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/tasks/comment/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restores an own comment that was deleted within the last hour */
        post: operations["restoreComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/comments/people/{subjectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Active people who may see a task or a project, to be mentioned in a comment on it */
        get: operations["searchMentionable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/history/{taskId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The history of a task or of a project */
        get: operations["listHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/history/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a remark to the history; a change that the server has recorded already makes no second entry */
        post: operations["addHistory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getEmployeePresentDetailsByCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The caller's monthly attendance record, to be confirmed */
        post: operations["getMonthlyAttendance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/LeaveAttendenceStatusUpdate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores the caller's Confirm or Issue to the monthly attendance record */
        post: operations["answerMonthlyAttendance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getEmployeePresentList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All monthly present records */
        get: operations["listPresentRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getEmployeePresentDetailsById": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One monthly present record */
        post: operations["getPresentRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/updateEmployeePresentDetailsById": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes a monthly present record */
        post: operations["updatePresentRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employeePresentReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores the present records of a month from a file; the same month and Code replaces */
        post: operations["uploadPresentRecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/present/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What an upload would store, with what is wrong in each row; stores nothing */
        post: operations["previewPresentRecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/present/month": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a month is closed, and whose record is missing */
        get: operations["getPresentMonth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/present/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Closes a month of present records, or opens it again
         * @description In a closed month nothing is uploaded and no employee answers; days are corrected, and records edited, by holders of Report.Employee_Present only.
         */
        post: operations["closePresentMonth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/present/comparison": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A window of the month computed from attendance and leave, with the stored records */
        get: operations["comparePresentMonth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/present/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A window of a filtered and sorted list of monthly present records */
        get: operations["listPresentWindow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/present/sums": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sum of each figure over the monthly present records that pass the filters */
        get: operations["sumPresentRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/present/unanswered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Employees who have not answered the record of a month, or have none */
        get: operations["listPresentUnanswered"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/present/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reminds employees who have not answered the record of a month, at most once a day
         * @description Reminds the employees of listPresentUnanswered without an answer who match q, or the chosen ones of them. They are notified; the list says who was reminded, when and by whom.
         */
        post: operations["remindPresentUnanswered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/present/month-end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is left to do before a month can be closed, as counts of the lists that show it
         * @description Corrections is null without Report.Manual_Attendance_Request, Leaves without Report.Leave_Report or Report.Approve_Leave.
         */
        get: operations["getMonthEnd"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/present/missing-punches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A window of the days of a month on which an employee has a check-in or a check-out only */
        get: operations["listMissingPunches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/present/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The log of a monthly present record, or of a month */
        get: operations["listPresentLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/leave/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Files a leave for the caller
         * @description The caller is the employee; only a holder of Report.Leave_Report files for another Employee_ID, and a Status then has to be chosen. An employee cannot choose dates within the next 3 days unless Emergency_leave is ticked, and one emergency leave per month is the limit; filing for another employee has no such limits, but in a closed month it needs Report.Employee_Present as well (403).
         */
        post: operations["applyForLeave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/leaves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The leaves that the caller may see */
        get: operations["listLeaves"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/leave/leave-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Counters of the caller's leave days */
        get: operations["getLeaveCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/leave/action": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels or decides a leave
         * @description Cancelled is for the caller's own leave. The other statuses need Me.Team_Leave for the caller's team, or Report.Approve_Leave for all employees; an own leave cannot be decided. A leave with days in a closed month is decided and cancelled only by holders of Report.Employee_Present (403).
         */
        post: operations["changeLeaveStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/leaves/leaveLogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The history of a leave */
        get: operations["listLeaveLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/leave/todays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The employees who are on leave today */
        get: operations["listLeavesToday"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/leave/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A window of a filtered and sorted list of leaves */
        get: operations["listLeaveWindow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/leave/quarters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Totals of leaves per quarter of a year */
        get: operations["listLeaveQuarters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/leave/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The leaves of a month, for a calendar */
        get: operations["getLeaveCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/leave/year": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's leaves and holidays of a year */
        get: operations["getLeaveYear"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/leave/one": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One leave */
        get: operations["getLeave"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/leave/impact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a leave affects */
        get: operations["getLeaveImpact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/leave/action-several": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decides several leaves
         * @description Every leave is decided by itself: the row of one that cannot be decided has the reason, and the others are decided.
         */
        post: operations["decideLeaves"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/faceLoginList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All face logins */
        get: operations["listFaceLogins"];
        put?: never;
        /**
         * Attendance of one employee in one month, with counts and every day
         * @description Another employee_id than one's own needs Report.Attendance_Summary or Report.Face_Report, or Me.Team_Leave for those who report to the caller.
         */
        post: operations["getAttendanceOfMonth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/attendance/summarybymonth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Attendance counts of every employee in one month */
        post: operations["getAttendanceSummary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/report/facelogins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Face attendance of one day */
        get: operations["listFaceLoginsOfDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/report/FaceLoginMonthlyList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Face attendance of one month */
        get: operations["listFaceLoginsOfMonth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/report/facelogins/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A window of the sorted face attendance of a month */
        get: operations["listFaceLoginWindow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/face-devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The devices that report face logs */
        get: operations["listFaceDevices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/face-devices/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a device; its key is answered this once */
        post: operations["addFaceDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/face-devices/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Closes a device for good; its logs stay */
        post: operations["deactivateFaceDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/face-devices/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A face device reports check-ins and check-outs
         * @description Called by devices, with their key in the header `X-Device-Key`. Events may come in any order and any number of times:
         *     each is identified by its device and event_id, and stored once. An event that cannot be stored is rejected by itself,
         *     with the reason; the others of the batch are stored. A device sends again until it has an answer with status 1.
         *     At most 500 events in a call, and 900 calls in 15 minutes (then 429 with `Retry-After`).
         */
        post: operations["recordFaceEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/attendance/muster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A window of the muster sheet of a month, the codes of every half of everyone who belongs to it */
        get: operations["listMusterSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/addManualAttendanceRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for a correction of a check-in or check-out of the caller
         * @description For today and the three days before only (VAL-042); one open or approved request per day and type.
         */
        post: operations["requestManualAttendance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/getAllMaunualAttendanceRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All manual attendance requests */
        get: operations["listManualAttendanceRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/getManualAttendanceByEmpCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The manual record that an approval would change
         * @description id is the employee's _id; without date, the newest record of that employee answers.
         */
        post: operations["getLinkedManualAttendance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/attendanceRequestStatusUpdate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approves or rejects a manual attendance request
         * @description attendance_id (or reject_id) is the request; the day that an approval changes is the request's own, whatever manual_id says. An approval sets the given times and adds the ticked halves; it removes nothing. An own request cannot be decided; a day of a closed month needs Report.Employee_Present as well.
         */
        post: operations["decideManualAttendanceRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/attendance/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The history of a manual attendance request */
        get: operations["listManualAttendanceLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/attendance/my-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's own manual attendance requests for a span of days */
        get: operations["listOwnManualAttendanceRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/attendance/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Records of the day of a request, for the approver
         * @description Tasks that the caller may not see stay without name and text.
         */
        get: operations["getManualAttendanceEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/attendance/day-evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Records of a day of an employee, for HR
         * @description Tasks that the caller may not see stay without name and text.
         */
        get: operations["getAttendanceDayEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/attendance/correction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Corrects a day of an employee without a request
         * @description For any past day of the employment, also in a closed month, whose records it does not change. HR cannot correct the own attendance. The employee is notified, and the history of the employee says who corrected what.
         */
        post: operations["correctAttendanceDay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/attendance/action-several": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approves or rejects several manual attendance requests
         * @description Every request is decided by itself, with the rules of decideManualAttendanceRequest: one that cannot be decided has the reason in its row, and the others are decided.
         */
        post: operations["decideManualAttendanceRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/attendance/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A window of a filtered and sorted list of manual attendance requests */
        get: operations["listManualAttendanceWindow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/attendance/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One manual attendance request */
        get: operations["getManualAttendanceRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/milestone/fifteenDaysDueMilestones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Milestones due within 15 days */
        get: operations["listDueMilestones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sprint/seventhDaysDueSprint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sprints due within 7 days */
        get: operations["listDueSprints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/milestone/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All milestones of the projects that the caller may see */
        get: operations["getMilestoneReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sprint/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All sprints of the projects that the caller may see */
        get: operations["getSprintReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/tasks/tasktimer/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All task timer entries of the projects that the caller may see */
        get: operations["getTaskTimerReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/report/project-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Status updates of the projects that the caller may see */
        get: operations["getProjectStatusReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/task/get-running-task-timer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The task timers that run now, for the Employee Tracker */
        get: operations["listRunningTaskTimers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/report/working-plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The working plan of employees: planned hours of their open tasks against their capacity, leaves, holidays */
        get: operations["getWorkingPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/report/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tickets of a span of days with how long they took, and medians per department */
        get: operations["getTicketReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/ticket/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A window of a filtered and sorted list of tickets */
        get: operations["listTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/ticket/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One ticket with its thread and its logs */
        get: operations["getTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uplodeauth/ticket/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Raises a ticket to a department
         * @description The caller is its author; the server assigns the ID.
         */
        post: operations["createTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uplodeauth/ticket/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes a ticket
         * @description By its author until it is closed, and by handlers.
         */
        post: operations["updateTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/ticket/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the status of a ticket
         * @description Handlers work on it; its author reopens or closes it.
         */
        post: operations["changeTicketStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/ticket/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assigns a ticket to a handler of its department
         * @description By handlers of the department and holders of Ticket.Manage_Ticket.
         */
        post: operations["assignTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uplodeauth/ticket/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replies to a ticket, or adds an internal note for its handlers
         * @description Internal comments are visible to handlers only, and only handlers are notified.
         */
        post: operations["addTicketMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/location/getLocationById": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One location */
        post: operations["getLocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/location/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds or changes a location */
        post: operations["saveLocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/location/getAllLocations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All locations, for the master and as choices */
        get: operations["listLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/location/deleteLocation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes a location */
        post: operations["deleteLocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vertical/getVerticalById": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One vertical */
        post: operations["getVertical"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vertical/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds or changes a vertical */
        post: operations["saveVertical"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vertical/getAllVerticals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All verticals, for the master and as choices */
        get: operations["listVerticals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vertical/deleteVertical": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes a vertical */
        post: operations["deleteVertical"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/techStack/getTechStackById": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One tech stack */
        post: operations["getTechStack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/techStack/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds or changes a tech stack */
        post: operations["saveTechStack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/techStack/getTechStackMaster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All entries of the master tech stack, with what uses them */
        get: operations["listTechStackMaster"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/techStack/deleteTechStack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes a tech stack */
        post: operations["deleteTechStack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requirement/getRequirementById": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One requirement */
        post: operations["getRequirement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requirement/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds or changes a requirement */
        post: operations["saveRequirement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requirement/getRequirementMaster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All entries of the master requirement, with what uses them */
        get: operations["listRequirementMaster"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requirement/deleteRequirement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes a requirement */
        post: operations["deleteRequirement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/position/getPositionById": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One position */
        post: operations["getPositionEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/position/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds or changes a position */
        post: operations["savePosition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/position/getAllPositions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All positions, for the master and as choices */
        get: operations["listPositions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/position/deletePosition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes a position */
        post: operations["deletePosition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/department/getDepartmentById": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One department */
        post: operations["getDepartment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/department/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds or changes a department */
        post: operations["saveDepartment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/department/getAllDepartments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All departments, for the master and as choices */
        get: operations["listDepartments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/department/deleteDepartment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes a department */
        post: operations["deleteDepartment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ticket-department/getTicketDepartmentById": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One ticket department */
        post: operations["getTicketDepartment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ticket-department/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds or changes a ticket department */
        post: operations["saveTicketDepartment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ticket-department/getAllTicketDepartments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All ticket departments, for the master and as choices */
        get: operations["listTicketDepartments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ticket-department/deleteTicketDepartment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes a ticket department */
        post: operations["deleteTicketDepartment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/holiday/getHolidayById": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One holiday */
        post: operations["getHoliday"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/holiday/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds or changes a holiday */
        post: operations["saveHoliday"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/holiday/getAllHolidays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All holidays */
        get: operations["listHolidays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/holiday/deleteHoliday": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes a holiday */
        post: operations["deleteHoliday"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/holiday/copyYear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copies the holidays of a year to another year */
        post: operations["copyHolidays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/masters/usedBy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What uses an entry of a master */
        post: operations["listMasterUses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/overtime/getAllProjects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The projects for which the caller may enter overtime */
        get: operations["listOvertimeProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/overtime/getOvertimeById": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One overtime entry */
        post: operations["getOvertime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/overtime/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds or changes an overtime entry of the caller
         * @description Creater_id is always the caller; a sent value is ignored. A date in the future is rejected (VAL-053).
         */
        post: operations["saveOvertime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/overtime/getEmployeeOvertime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The overtime entries that the caller may see
         * @description Creater_id is always the caller; a sent value is ignored. At most 10,000.
         */
        post: operations["listOvertime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/overtime/OvertimeStatusUpdate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approves or rejects an overtime entry
         * @description id alone approves. By the manager of the project, or with Overtime.Approve_Overtime for every entry that the caller may see; an own entry cannot be decided. One of a closed month is decided only by holders of Report.Employee_Present (403).
         */
        post: operations["decideOvertime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/overtime/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes an overtime entry of the caller */
        post: operations["deleteOvertime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/overtime/action-several": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approves or rejects several overtime entries
         * @description Every entry is decided by itself, with the rules of decideOvertime: one that cannot be decided has the reason in its row, and the others are decided.
         */
        post: operations["decideOvertimeEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/overtime/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Records of the day of an overtime entry, and the employee's other overtime */
        get: operations["getOvertimeEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/tasks/tasktimer/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A window of the task timer report, filtered and sorted */
        get: operations["listTimerEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/tasks/tasktimer/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The groups of a filtered task timer report, with the number and hours of their entries */
        get: operations["listTimerEntryGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/overtime/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A window of a filtered and sorted list of overtime entries */
        get: operations["listOvertimeWindow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/overtime/day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much overtime the caller can still claim for a day */
        get: operations["getOvertimeDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/overtime/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The history of an overtime entry */
        get: operations["listOvertimeLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/kra/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The KRA records that the caller may see */
        post: operations["listKraRecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/kra/employee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stores the caller's own rating of the current month
         * @description The team leader cannot be the caller.
         */
        post: operations["rateOwnKra"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/kra/form-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The employees who rated and chose the caller as team leader */
        get: operations["listKraFormsToRate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/kra/rating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One KRA record */
        post: operations["getKraRating"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/kra/team-leader": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores the rating that the team leader gives */
        post: operations["rateKraAsTeamLeader"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/kra/leaders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Team leaders that the caller can choose */
        get: operations["listKraLeaders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/kra/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What Q1 to Q5 ask */
        get: operations["listKraQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/kra/question": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the text of a question
         * @description Ratings that exist keep the text that they were given with.
         */
        post: operations["saveKraQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/kra/facts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * KRA facts of one employee and month
         * @description The same for the employee and for the team leader.
         */
        get: operations["getKraFacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/kra/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One month of all employees, those who have not rated included */
        get: operations["listKraReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/kra/without-rater": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ratings that wait for a leader who may not rate any more, and who can give them */
        get: operations["getKraHandOver"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/kra/hand-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives the ratings that wait for a leader who may not rate any more to another one
         * @description The new leader is notified.
         */
        post: operations["handOverKraRatings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/kra/performance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A window of the ratings of all months with averages, trend and facts */
        get: operations["listKraPerformance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Changes as they happen, as server-sent events that hold ids only
         * @description The events are `opened` (the stream is open), `changes` (a list of Kind, _id, Project_id, Concerns_me), `reset` (too much was missed: read everything again), `beat` (keeps the connection open) and `ended` (the session is over, or the server shuts down). The id of an event is the position from which a later call continues without a gap. Changes that the same Tab has made itself (header X-Daybook-Tab of its calls) are not sent.
         */
        get: operations["followChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A window of the caller's notifications, newest first */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/notifications/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many of the caller's notifications are unread */
        get: operations["countUnreadNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks one of the caller's notifications as read, or all */
        post: operations["readNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/dashboard/due-tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's open tasks by urgency: overdue, due today, due in the next seven days */
        get: operations["listOwnDueTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/dashboard/dues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Milestones and sprints of the caller's own projects that are overdue or due soon
         * @description Milestones due within 15 days to holders of a Milestone_Project flag, sprints due within 7 days to holders of a Sprint_Project flag; own projects are those that the caller is a member or a manager of.
         */
        get: operations["listOwnDues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/dashboard/portfolio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the projects that the caller may see are going: a row for each that is not completed */
        get: operations["listPortfolio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/dashboard/portfolio/charts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The burndown of the current sprint and the forecast of the next milestone of projects
         * @description A forecast plays the future of a project some hundred times. It is therefore asked for those rows of the portfolio that are shown; for all of them when the portfolio is sorted by it or written to a file.
         */
        get: operations["listPortfolioCharts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/dashboard/next-holiday": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The next holiday that is kept where the caller works */
        get: operations["getNextHoliday"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/dashboard/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The company today in figures: who is in, out and on leave, missing punches, pending requests, headcounts
         * @description A queue is included for holders of the flag that opens its list, missing punches for holders of Report.Face_Report or Report.Attendance_Summary.
         */
        get: operations["getCompanyDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/dashboard/company/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The employees that a figure of the company's day counts */
        get: operations["listCompanyPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/dashboard/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened in the caller's projects since an instant, as counts */
        get: operations["getWhatChanged"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/dashboard/changes/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes behind a count of getWhatChanged */
        get: operations["listWhatChanged"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/dashboard/company/trends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the company is going: attendance and late arrivals by day, leave by type and month, headcount by month, pending requests by age
         * @description Days are included for holders of Report.Face_Report or Report.Attendance_Summary, leaves and each kind of request for holders of a flag that opens their list; without it the list is empty.
         */
        get: operations["getCompanyTrends"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/dashboard/company/trends/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The employees that a figure of getCompanyTrends counts */
        get: operations["listTrendPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/dashboard/company/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Attendance and late arrivals on the days of a month, as in getCompanyTrends */
        get: operations["listCompanyDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/dashboard/attendance-trend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Attendance of six months as totals of the employees of each month */
        get: operations["getAttendanceTrend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/dashboard/my-month": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A month of the caller without attendance and hours: corrections, overtime, requests, rating, and the current tasks */
        get: operations["getOwnMonth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/pending/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The queue of pending requests of all kinds
         * @description scope decide: what waits for the caller's decision, of the kinds and rows that the caller's flags allow; never the caller's own. scope own: the caller's own pending requests.
         */
        get: operations["listPendingItems"];
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
        AddCommentForm: {
            User_id?: components["schemas"]["OptionalId"];
            First_name?: string;
            Last_name?: string;
            Task_id?: components["schemas"]["OptionalId"];
            /** @enum {string} */
            Type?: "" | "Task" | "Project";
            Project_id?: components["schemas"]["OptionalId"];
            Comment: string;
        };
        AddEmployeeForm: {
            Employee_code: string;
            First_name: string;
            Middle_name?: string;
            Last_name: string;
            Email: string;
            Mobile?: string;
            Role_id: string;
            Position_id?: components["schemas"]["OptionalId"];
            Department_id?: components["schemas"]["OptionalId"];
            Team_leader_id?: components["schemas"]["OptionalId"];
            Location_id?: components["schemas"]["OptionalId"];
            Vertical_id?: components["schemas"]["OptionalId"];
            Shift_type?: string;
            Joined?: components["schemas"]["OptionalDay"];
        };
        AddFaceDeviceForm: {
            Device_name: string;
            Location_id?: components["schemas"]["OptionalId"];
        };
        AddHistoryForm: {
            User_id?: components["schemas"]["OptionalId"];
            Task_id?: components["schemas"]["OptionalId"];
            project_id?: components["schemas"]["OptionalId"];
            /** @description The caller; a different value is ignored */
            Updated_by?: string;
            Comments?: string;
            Current_Status?: string;
            Privious_Status?: string;
            Current_Assignees?: string;
            Privious_Assignees?: string;
            Action?: string;
        };
        AddPasskeyForm: {
            Name: string;
            Passkey: components["schemas"]["PasskeyResponse"];
        };
        AddProjectMembersForm: {
            id: components["schemas"]["Id"];
            /** @description Comma-separated ids */
            Project_member: string;
        };
        AddSprintTasksForm: {
            id: components["schemas"]["Id"];
            /** @description Comma-separated ids of tasks of the project that are in no sprint, at most 500 */
            Task_ids: string;
        };
        AddStatusUpdateForm: {
            Project_id: components["schemas"]["Id"];
            /** @enum {string} */
            Health: "On track" | "At risk" | "Off track" | "On hold" | "Done";
            /** @description HTML */
            Text: string;
        };
        AddTicketMessageForm: {
            id: components["schemas"]["Id"];
            Message: string;
            Internal?: components["schemas"]["Ticked"];
            /** @description Attachments of the message */
            demo_image?: string[];
        };
        AddTimeEntryForm: {
            Task_id: string;
            /** Format: date-time */
            Check_In: string;
            /** Format: date-time */
            Check_Out: string;
            Reason: string;
        };
        AnswerMonthlyAttendanceForm: {
            /** @description The caller's own Employee_code; another one is ignored */
            Code: string;
            /** @description Zero-based month, January is 0 */
            month: number;
            /** @description Year of the month; without it the newest record of that month */
            Year?: number;
            /**
             * @description Approved for Confirm
             * @enum {string}
             */
            Attendence_Status: "Approved" | "Issue";
            /** @description What is wrong; kept with Issue only */
            Comment?: string;
            /** @description Version of the record that was shown; a newer stored one answers 409. Without it what is stored is answered */
            Seen_version?: number;
        };
        ApplyForLeaveForm: {
            /** @description The applicant's; the signed-in account counts, not this field */
            Email?: string;
            /** @description First and last day, comma-separated */
            Leave_Date_to_Date: string;
            /** Format: date */
            StartDate?: string;
            /** Format: date */
            EndDate?: string;
            Reason: string;
            /**
             * @description Half with which the first day starts; First Half when left out
             * @enum {string}
             */
            Leave_half_from?: "First Half" | "Second Half";
            /**
             * @description Half with which the last day ends; Second Half when left out
             * @enum {string}
             */
            Leave_half_to?: "First Half" | "Second Half";
            /** @description Comma-separated employee ids; '' for none */
            Notified_Employee?: string;
            Create_at?: components["schemas"]["Instant"];
            Emergency_leave?: components["schemas"]["Ticked"];
            /** @enum {string} */
            Leave_type: "Casual Leave" | "Sick Leave";
            Employee_ID?: components["schemas"]["OptionalId"];
            /**
             * @description Pending or absent for an own leave; required when the leave is filed for another employee
             * @enum {string}
             */
            Status?: "Pending" | "Approved" | "Conditional Approved" | "Unapproved" | "Rejected";
        };
        AssignTicketForm: {
            id: components["schemas"]["Id"];
            /** @description A handler of the department; '' for none */
            Assigned_id: string;
            /** @description The version that was seen; a newer stored one answers 409 */
            Version: number;
        };
        /** @description What decides when the assignees of given tasks work */
        AssigneeDaysOff: {
            /** @description The assignees */
            People: components["schemas"]["TimelinePerson"][];
            Holidays: components["schemas"]["TimelineHoliday"][];
            /** @description Of the assignees; only own ones without Project.View_Member */
            Leaves: components["schemas"]["TimelineLeave"][];
        };
        /** @description Days of one employee in one month, in steps of 0.5; days to come count in workingDays and holiday only */
        AttendanceCounts: {
            absent: number;
            present: number;
            holiday: number;
            workingDays: number;
            paidLeave: number;
        };
        AttendanceDay: {
            date: components["schemas"]["Day"];
            /**
             * Format: date-time
             * @description Time of coming that counts, ISO 8601 in UTC
             */
            checkIn: string | null;
            /**
             * Format: date-time
             * @description Time of leaving that counts, ISO 8601 in UTC
             */
            checkOut: string | null;
            /**
             * @description 1 present, 0 not; null for a half still to come or without employment
             * @enum {integer|null}
             */
            present_first_half: 0 | 1 | null;
            /**
             * @description 1 present, 0 not; null for a half still to come or without employment
             * @enum {integer|null}
             */
            present_second_half: 0 | 1 | null;
            weekOff: boolean;
            /** @description Name of the holiday; null when the day is none */
            holiday: string | null;
            leave: components["schemas"]["AttendanceLeave"];
            /**
             * @description Mean of the two halves; null while that is open
             * @enum {number|null}
             */
            present_count: 0 | 0.5 | 1 | null;
            /**
             * @description The half that is off, when the holiday takes only one
             * @enum {string|null}
             */
            holiday_half: "First Half" | "Second Half" | null;
            /** @description Every face check-in of the day, earliest first */
            face_in_logs: components["schemas"]["Instant"][];
            /** @description Every face check-out of the day, earliest first */
            face_out_logs: components["schemas"]["Instant"][];
            manual_requests: components["schemas"]["AttendanceDayRequest"][];
            /**
             * @description Code of the first half: present, absent, weekly off, holiday, paid leave; null while that is open
             * @enum {string|null}
             */
            first_half: "DP" | "ABS" | "WO" | "HD" | "PL" | null;
            /**
             * @description Code of the second half
             * @enum {string|null}
             */
            second_half: "DP" | "ABS" | "WO" | "HD" | "PL" | null;
            /** @description From coming to leaving, on the current day to now; 0 without both */
            worked_minutes: number;
            /** @description Seen on a day that is over, but coming, or leaving after the last check-in, is missing */
            missing_punch: boolean;
            /** @description The day lies before the person joined */
            before_joining: boolean;
            /** @description The day lies before the person joined or after the person left, and counts in nothing but presence */
            not_employed: boolean;
        };
        /** @description The records of one day of an employee */
        AttendanceDayEvidence: {
            Linked: components["schemas"]["LinkedManualAttendance"];
            /** @description All requests for this day */
            Requests: components["schemas"]["ManualAttendanceRequest"][];
            Face_logs: components["schemas"]["EvidenceFaceLog"][];
            Timers: components["schemas"]["EvidenceTimer"][];
            Comments: components["schemas"]["EvidenceComment"][];
            /** @description Granted leave on that day, in words */
            Leave: string | null;
            /** @description Name of the holiday */
            Holiday: string | null;
            Is_month_closed: boolean;
        };
        AttendanceDayEvidenceAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["AttendanceDayEvidence"];
        };
        /** @description A manual attendance request made for a day */
        AttendanceDayRequest: {
            _id: components["schemas"]["Id"];
            /** @enum {string} */
            type: "checkIn" | "checkOut";
            time: components["schemas"]["ClockTime"];
            /** @enum {string} */
            status: "Pending" | "Approved" | "Rejected";
        };
        AttendanceDepartment: {
            _id: components["schemas"]["Id"];
            Department_name: string;
        } | null;
        AttendanceEmployee: {
            _id: components["schemas"]["Id"];
            First_name: string;
            Middle_name: string | null;
            Last_name: string;
            Employee_code: string;
            Email: string;
            Mobile: string | null;
            Position_id: components["schemas"]["AttendancePosition"];
            Role_id: components["schemas"]["AttendanceDepartment"];
            /** @description Shift label of the day, or of the last day of the month on which the person was employed; null shows '10 Am - 07.30 Pm' */
            Shift_type: string | null;
            /** @description Location_name, of the same day */
            Location: string | null;
        };
        /** @description The leave that covers a day; null when none does */
        AttendanceLeave: {
            /** @description First and last day, comma-separated: YYYY-MM-DD,YYYY-MM-DD */
            Leave_Date_to_Date: string;
            /** @enum {string} */
            Leave_half_from: "First Half" | "Second Half";
            /** @enum {string} */
            Leave_half_to: "First Half" | "Second Half";
            /** @enum {string} */
            status: "Pending" | "Approved" | "Conditional Approved" | "Unapproved" | "Rejected" | "Cancelled";
            status_comment: string | null;
        } | null;
        AttendanceOfMonth: {
            summary: components["schemas"]["AttendanceCounts"];
            /** @description Every day of the month, first to last */
            days: components["schemas"]["AttendanceDay"][];
        };
        AttendanceOfMonthAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["AttendanceOfMonth"];
        };
        AttendanceOfMonthForm: {
            /** @description January is 1 */
            month: number;
            year: number;
            employee_id: components["schemas"]["Id"];
        };
        AttendancePosition: {
            _id: components["schemas"]["Id"];
            Position_name: string;
        } | null;
        AttendanceSummaryAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["AttendanceSummaryRow"][];
        };
        AttendanceSummaryForm: {
            /** @description January is 1 */
            month: number;
            /** @description 2022 up to the current year */
            year: number;
        };
        AttendanceSummaryRow: {
            Employee_id: components["schemas"]["AttendanceEmployee"];
            /**
             * Format: date
             * @description The day of the month from which on the location or shift of its last day applies, which are shown; null when they apply all month
             */
            Workplace_since: string | null;
            /** @description Days in steps of 0.5 */
            absent: number;
            /** @description Days in steps of 0.5 */
            present: number;
            /** @description Days in steps of 0.5 */
            holiday: number;
            /** @description Days in steps of 0.5 */
            workingDays: number;
            /** @description Days in steps of 0.5 */
            paidLeave: number;
        };
        AttendanceTrendAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["AttendanceTrendMonth"][];
        };
        AttendanceTrendMonth: {
            month: components["schemas"]["YearMonth"];
            /** @description Days of all people, in steps of 0.5 */
            present: number;
            absent: number;
            paidLeave: number;
            /** @description Days to come included */
            workingDays: number;
        };
        /** @description What else is known, depending on the kind; never values of personal fields */
        AuditDetails: {
            /** @enum {string} */
            Area?: "page" | "leaving" | "sessions" | "attendance" | "leave" | "overtime" | "time" | "kra" | "interview";
            Granted?: string[];
            Revoked?: string[];
            /** @description Names of changed fields */
            Fields?: string[];
            Former?: string;
            Current?: string;
            Count?: number;
            Text?: string;
        };
        /** @description Something that happened, with the names that its author and its subject had then */
        AuditEvent: {
            _id: components["schemas"]["Id"];
            Happened_at: components["schemas"]["Instant"];
            Actor_id: string | null;
            /** @description Null before sign-in and for what Daybook does by itself */
            Actor: string | null;
            Kind: components["schemas"]["AuditKind"];
            /** @enum {string|null} */
            Subject_kind: "employee" | "candidate" | "role" | "project" | "task" | "sprint" | "milestone" | "department" | "position" | "location" | "vertical" | "requirement" | "tech_stack" | "ticket_department" | "holiday" | "holidays" | "kra_question" | "face_device" | "overtime" | "time_entry" | "present_month" | "company_day" | "status_update" | "comment" | "plan_baseline" | "list" | "backup" | null;
            Subject_id: string | null;
            Subject: string | null;
            /** @description Network address of the caller */
            Address: string | null;
            /** @description The end of the session's identifier */
            Session: string | null;
            Details: components["schemas"]["AuditDetails"];
        };
        /** @enum {string} */
        AuditKind: "signed_in" | "sign_in_failed" | "sign_in_delayed" | "confirmation_failed" | "signed_out" | "sessions_ended" | "password_changed" | "second_factor_changed" | "password_link_requested" | "role_added" | "role_changed" | "role_deleted" | "role_assigned" | "project_access_changed" | "employee_added" | "employee_changed" | "employee_invited" | "employee_activated" | "employee_deactivated" | "duties_handed_over" | "employees_imported" | "personal_data_viewed" | "exported" | "record_deleted" | "record_restored" | "setting_saved" | "month_closed" | "month_opened" | "answers_reminded" | "backup_made" | "backup_failed" | "backup_restored" | "events_removed";
        AuditWindow: {
            Rows: components["schemas"]["AuditEvent"][];
            /** @description Events that pass the filters */
            Total: number;
            /** @description Only with Count_by */
            Counts?: components["schemas"]["ValueCount"][];
        };
        AuditWindowAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["AuditWindow"];
        };
        AuthenticatorCodeForm: {
            /** Format: password */
            Code: string;
        };
        AuthenticatorSetup: {
            /** @description For typing into the app; base32 */
            Secret: string;
            /** @description The same as an otpauth address, for a QR code */
            Address: string;
        };
        AuthenticatorSetupAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["AuthenticatorSetup"];
        };
        Baseline: {
            _id: components["schemas"]["Id"];
            Project_id: components["schemas"]["Id"];
            Name: string;
            /** @description Full name */
            Saved_by: string;
            Saved_at: components["schemas"]["Instant"];
            /** @description How many tasks had days */
            Tasks: number;
        };
        BaselineAnswer: {
            status: components["schemas"]["Done"];
            data: {
                Tasks: components["schemas"]["BaselineTask"][];
            };
        };
        BaselineTask: {
            Task_id: string;
            /** @description Day */
            Start_date: string | null;
            Start_half: components["schemas"]["TimelineHalf"];
            /** @description Day */
            Due_date: string | null;
            Due_half: components["schemas"]["TimelineHalf"];
            /** @description Planned hours */
            Task_duration: number | null;
        };
        BaselinesAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["Baseline"][];
        };
        Calendar: {
            /** @description Day */
            From: string;
            /** @description Day */
            To: string;
            /** @description That of Employee_id */
            Person_name: string | null;
            Tasks: components["schemas"]["CalendarTask"][];
            Milestones: components["schemas"]["CalendarPlan"][];
            Sprints: components["schemas"]["CalendarPlan"][];
            Leaves: components["schemas"]["CalendarLeave"][];
            /** @description Where the person or otherwise the caller works */
            Holidays: components["schemas"]["LeaveHoliday"][];
            Days_off: components["schemas"]["AssigneeDaysOff"];
            /** @description One of each day */
            Totals: components["schemas"]["CalendarTotals"][];
        };
        CalendarAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["Calendar"];
        };
        /** @description Without its reason. Type and status are those of leave that the caller may see; granted leave of members of visible projects is given without them to holders of Project.View_Member */
        CalendarLeave: {
            _id: components["schemas"]["Id"];
            Employee_id: string;
            /** @description Full name */
            Name: string;
            /** @description Day */
            From: string;
            From_half: components["schemas"]["TimelineHalf"];
            /** @description Day */
            To: string;
            To_half: components["schemas"]["TimelineHalf"];
            Leave_type: string | null;
            Status: string | null;
        };
        /** @description A milestone or a sprint; a milestone is on the day on which it is due */
        CalendarPlan: {
            _id: components["schemas"]["Id"];
            Name: string;
            Project_id: components["schemas"]["Id"];
            Project_name: string;
            /** @description Day */
            From: string;
            /** @description Day */
            To: string;
            /** @description Day */
            StartDate: string | null;
            /** @description Day */
            DueDate: string | null;
            Status: string;
            /** @description Sent with a change of its days */
            Version: number;
        };
        CalendarTask: {
            _id: components["schemas"]["Id"];
            Task_key: string;
            Short_summary: string;
            Status: components["schemas"]["TaskStatus"];
            /** @description Id of the assignee */
            Employee_id: string | null;
            /** @description Full name */
            Assignees: string | null;
            Project_id: components["schemas"]["Id"];
            Project_name: string;
            /** @description Day */
            Start_date: string | null;
            Start_half: components["schemas"]["TimelineHalf"];
            /** @description Day */
            Due_date: string | null;
            Due_half: components["schemas"]["TimelineHalf"];
        };
        CalendarTotals: {
            /** @description Day */
            Day: string;
            Tasks: number;
            Milestones: number;
            Sprints: number;
            Leaves: number;
        };
        ChangeFlags: {
            View: components["schemas"]["Flag"];
            Add: components["schemas"]["Flag"];
            Edit: components["schemas"]["Flag"];
            Delete: components["schemas"]["Flag"];
        };
        ChangeLeaveStatusForm: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            Status: "Approved" | "Conditional Approved" | "Unapproved" | "Rejected" | "Cancelled";
            /** @description Shown to the employee as the reason of the decision */
            status_comment?: string;
        };
        ChangeOwnPhotoForm: {
            /** @description jpg, jpeg or png; absent removes the picture */
            profile_image?: string[];
            /** @description Picture_id that was shown, '' for none; another stored one answers 409. Without it the last one wins */
            Former_value?: string;
        };
        ChangePasswordForm: {
            /** Format: password */
            Current_password: string;
            /** Format: password */
            Password: string;
        };
        ChangeTicketStatusForm: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            Status: "Open" | "In Progress" | "On Hold" | "Resolved" | "Closed" | "Reopened";
            /** @description Shown in the logs; required to reopen */
            Comment?: string;
            /** @description The version that was seen; a newer stored one answers 409 */
            Version: number;
        };
        ChangedProject: {
            _id: components["schemas"]["Id"];
            Project_name: string;
            /** @description leave for holders of Project.View_Member */
            Counts: components["schemas"]["ProjectChangeCount"][];
        };
        /** @description A task after a change of many: the fields that the change has set, of a new task all of them */
        ChangedTask: {
            _id: components["schemas"]["Id"];
            Task_key?: string;
            Issue_type?: components["schemas"]["IssueType"];
            Short_summary?: string;
            /** @description Full name */
            Reporter?: string | null;
            Reporter_id?: string | null;
            /** @description Full name */
            Assignees?: string | null;
            /** @description Id of the assignee */
            Employee_id: string | null;
            /** @description Day */
            Assigned_date?: string | null;
            /** @description The same day, in sortable form */
            Assigned_date2?: string | null;
            /** @description Day */
            Due_date?: string | null;
            /** @description Hours */
            Task_duration?: number | null;
            Priority?: components["schemas"]["Priority"];
            Status?: components["schemas"]["TaskStatus"];
            Project_id: components["schemas"]["Id"];
            Project_name?: string;
            Project_short_name?: string;
            Sprint_id?: components["schemas"]["SprintReference"];
            /** @description Grows with every change */
            Version: number;
            Create_at?: string;
            Update_at?: string;
            /** @description Name of the milestone that the sprint works towards */
            Milestone?: string | null;
            /** @description Instant of the last closing; null while it is not CLOSE */
            Closed_at?: string | null;
            /** @description Instant since which it has its status */
            Status_since?: string;
            /** @description Of finished time entries; a running timer counts when it stops */
            Logged_hours?: number;
            /** @description Logged less estimated; null without an estimate, and before the first logged time of a task that is not CLOSE */
            Variance_hours?: number | null;
            /** @description Logged of estimated; null without an estimate */
            Progress_percent?: number | null;
            Reopen_count?: number;
            Comment_count?: number;
            /** @description First day of the planned work */
            Start_date?: string | null;
            /**
             * @description Half of Start_date with which the work begins
             * @enum {string}
             */
            Start_half?: "First Half" | "Second Half";
            /**
             * @description Half of Due_date with which the work ends
             * @enum {string}
             */
            Due_half?: "First Half" | "Second Half";
            /** @description The tasks that it waits for, by key */
            Blocked_by?: components["schemas"]["TaskDependency"][];
            /** @description The tasks that wait for it, by key */
            Blocks?: components["schemas"]["TaskDependency"][];
            /** @description The version before, to which the fields that are not named belong; null for a new task, all of whose fields are named */
            Former_version: number | null;
        };
        ChartAccuracy: {
            /** @description Finished tasks with an estimate and logged time */
            Tasks: number;
            /** @description Logged per estimated hour of the middle task */
            Middle_ratio: number | null;
            /** @description Tasks whose logged hours differ from the estimate by a fifth at most */
            Near_percent: number | null;
            Bars: components["schemas"]["ChartBars"];
        };
        /** @description Number of tasks and the sum of their estimates */
        ChartAmount: {
            Tasks: number;
            Hours: number;
        };
        /** @description Number of tasks in each bar */
        ChartBars: number[];
        ChartFinishedTask: {
            _id: components["schemas"]["Id"];
            Task_key: string;
            Summary: string;
            /** @description Day */
            Finished_on: string;
            /** @description From its creation to its end */
            Lead_days: number;
            /** @description From its first IN PROGRESS to its end; null when it never was */
            Cycle_days: number | null;
            Estimated_hours: number | null;
            Logged_hours: number;
        };
        ChartFlowDay: {
            /** @description Day at whose end the tasks are counted */
            Day: string;
            /** @description In the order of Statuses */
            Counts: number[];
            Open_bugs: number;
        };
        ChartForecast: {
            _id: components["schemas"]["Id"];
            Name: string;
            /** @description Day */
            DueDate: string | null;
            /** @description Its open tasks */
            Open: number;
            /** @description Day by which its present tasks are done with a chance of 50 per cent; null where the last twelve weeks do not say */
            P50: string | null;
            /** @description The same with 85 per cent */
            P85: string | null;
        };
        /** @description What would be open if work went on evenly; null without a due day, and for a milestone */
        ChartIdeal: {
            Tasks: number;
            Hours: number;
        } | null;
        ChartTimes: {
            /** @description Days that half of the tasks took at most; null without tasks */
            P50: number | null;
            P85: number | null;
            P95: number | null;
            Bars: components["schemas"]["ChartBars"];
        };
        ChartVelocity: {
            _id: components["schemas"]["Id"];
            Name: string;
            Committed: components["schemas"]["ChartAmount"];
            Finished: components["schemas"]["ChartAmount"];
        };
        CheckPasswordResetForm: {
            Token: string;
        };
        /** @description Time of day, HH:mm, in the company's time zone */
        ClockTime: string;
        ClosePresentMonthForm: {
            month: components["schemas"]["YearMonth"];
            Closed: components["schemas"]["Ticked"];
            /** @description How many records with an issue were shown; another number stored answers 409 when the month is closed. Without it what is stored is closed */
            Seen_issues?: number;
        };
        CloseSprintForm: {
            id: components["schemas"]["Id"];
            /**
             * @description What happens to the open tasks: they stay, go to Target_sprint_id, or to a new sprint of the given name
             * @enum {string}
             */
            Carry: "leave" | "sprint" | "new";
            /** @description How many open tasks were shown; another number stored answers 409. Without it what is stored is closed */
            Seen_open?: number;
            Target_sprint_id?: components["schemas"]["OptionalId"];
            /** @description Of the new sprint; milestone and scope are those of the closed one */
            Name?: string;
            StartDate?: components["schemas"]["OptionalDay"];
            DueDate?: components["schemas"]["OptionalDay"];
        };
        ClosedSprint: {
            Sprint: components["schemas"]["ProjectSprint"];
            Carried_to: components["schemas"]["PlanReference"];
            /** @description The tasks that were carried over */
            Task_ids: string[];
        };
        ClosedSprintAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["ClosedSprint"];
        };
        /** @description FIELD-029 */
        Comment: {
            _id: components["schemas"]["Id"];
            User_id: components["schemas"]["Id"];
            First_name: string;
            Last_name: string;
            Task_id: string | null;
            /** @enum {string} */
            Type: "Task" | "Project";
            Project_id: string | null;
            /** @description Clean HTML */
            Comment: string;
            Create_at: components["schemas"]["Instant"];
            Profile_pic?: string | null;
            /** @description Instant of the last change of the text */
            Edited_at: string | null;
            /** @description Instant; only of own comments that the caller can restore */
            Deleted_at: string | null;
            Version: number;
        };
        CommentAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["Comment"];
        };
        CommentsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["Comment"][];
        };
        CompanyDay: {
            Day: components["schemas"]["Day"];
            /**
             * Format: date
             * @description First day on which missing punches are looked for; the last is yesterday
             */
            Missing_from: string;
            People: components["schemas"]["CompanyPeopleFigure"][];
            /** @description Largest first, within each kind */
            Headcounts: components["schemas"]["Headcount"][];
            Queues: components["schemas"]["PendingFigure"][];
        };
        CompanyDayAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["CompanyDay"];
        };
        CompanyDaysAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["TrendDay"][];
        };
        /** @enum {string} */
        CompanyFigure: "everybody" | "in" | "out" | "absent" | "leave-full" | "leave-first-half" | "leave-second-half" | "day-off" | "missing-punch" | "department" | "position" | "location" | "vertical";
        CompanyPeopleAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["CompanyPerson"][];
        };
        CompanyPeopleFigure: {
            Show: components["schemas"]["CompanyFigure"];
            Total: number;
        };
        CompanyPerson: {
            _id: components["schemas"]["Id"];
            First_name: string;
            Last_name: string;
            Employee_code: string;
            Department: string | null;
            Position: string | null;
            Location: string | null;
            Vertical: string | null;
            Day: components["schemas"]["Day"];
            /**
             * Format: date-time
             * @description ISO 8601 in UTC
             */
            Check_in: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC
             */
            Check_out: string | null;
            /** @description How the person is that day, for example In, Absent, First Half */
            State: string;
        };
        CompanySignInForm: {
            /** @description From the address of the sign-in page */
            Code: string;
            /** @description Token by which this browser is known */
            Device?: string;
        };
        CompanyTrends: {
            Days: components["schemas"]["TrendDay"][];
            Leaves: components["schemas"]["TrendLeave"][];
            Headcounts: components["schemas"]["TrendHeadcount"][];
            Pending: components["schemas"]["TrendPending"][];
        };
        CompanyTrendsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["CompanyTrends"];
        };
        /** @description Only of a task that was left out because its values have been changed: what editManyTasks needs to store the change after all */
        CompetingTaskEdit: {
            /** @description One of the changes */
            Change: string;
            /** @description One of the former: the values that are stored instead */
            Stored: string;
        };
        CompleteSignInForm: {
            Challenge: string;
            /**
             * Format: password
             * @description Six digits of the authenticator app or a recovery code; blanks and dashes do not matter
             */
            Code: string;
            /** @description Token by which this browser is known since an earlier sign-in */
            Device?: string;
        };
        ContractAnswer: {
            status: components["schemas"]["Done"];
            data: {
                [key: string]: unknown;
            };
        };
        CopiedHolidaysAnswer: {
            status: components["schemas"]["Done"];
            data: {
                copied: number;
                /** @description There already, or on a day that the year does not have */
                skipped: number;
            };
        };
        CopyHolidaysForm: {
            From_year: number;
            To_year: number;
        };
        /** @description All that is corrected by hand on the day, in place of what was: empty times and halves that are not ticked take earlier corrections back. */
        CorrectAttendanceDayForm: {
            employee_id: components["schemas"]["Id"];
            date: components["schemas"]["Day"];
            /** @description HH:mm; '' for the recorded one, or none when those are replaced */
            check_in: string;
            /** @description HH:mm; '' for the recorded one. Before 04:00 it is that of the night after the day */
            check_out: string;
            first_half: components["schemas"]["Ticked"];
            second_half: components["schemas"]["Ticked"];
            /**
             * @description Only the times of this form count, and an empty one means none; without it they complement the recorded ones. Only of a day that is over
             * @enum {string}
             */
            replaces_recorded?: "true" | "false";
            /** @description Why; the employee reads it */
            reason: string;
            /** @description Changed_at of the correction that was shown, '' for none; 409 with what is stored when there is another one */
            Seen_at?: string;
        };
        /** @description What a granted leave adds to the counters, in calendar days */
        CountedLeave: {
            _id: components["schemas"]["Id"];
            LeavesinLast30Days: number;
            LeavesInCurrentMonth: number;
            LeaveTotalDays: number;
        };
        /** @description From StartDate to DueDate it takes at most ten years */
        CreateMilestoneForm: {
            Project_id: components["schemas"]["Id"];
            Name: string;
            Description?: string;
            StartDate?: components["schemas"]["OptionalDay"];
            DueDate?: components["schemas"]["OptionalDay"];
            Status?: components["schemas"]["PlanStatus"];
        };
        CreateProjectForm: {
            Project_name: string;
            /** @description Begins every task key; unique and fixed for good */
            Project_short_name: string;
            Client_name: string;
            /** @description Comma-separated */
            Tech_stack: string;
            /** @description Full name; the id decides */
            Project_manager?: string;
            Project_manager_id: string;
            /** @description Full name; the id decides */
            Technical_project_manager?: string;
            Technical_project_manager_id: string;
            Project_awarded_date?: components["schemas"]["OptionalDay"];
            Project_start_date?: components["schemas"]["OptionalDay"];
            Project_description?: string;
            Remark?: string;
            /** @description Comma-separated */
            Client_requirement?: string;
            /** @description Comma-separated ids */
            Project_member?: string;
            /** @enum {string} */
            Platform?: "" | "Android" | "iOS" | "WebSite";
            /** @enum {string} */
            Project_type?: "" | "MobileApplication" | "WebApplication" | "DesktopApplication" | "HTMLEmailer" | "SEO" | "SMM" | "Blockchain";
            /** @description Documents */
            demo_image?: string[];
        };
        /** @description From StartDate to DueDate it takes at most three years (1,096 days), as a task */
        CreateSprintForm: {
            Project_id: components["schemas"]["Id"];
            Name: string;
            Description?: string;
            StartDate?: components["schemas"]["OptionalDay"];
            DueDate?: components["schemas"]["OptionalDay"];
            Scope_type?: components["schemas"]["ScopeType"];
            Milestone_id?: components["schemas"]["OptionalId"];
            Status?: components["schemas"]["PlanStatus"];
        };
        CreateTaskForm: {
            /** @description Project_id decides */
            Project_name?: string;
            Project_id: string;
            /** @enum {string} */
            Issue_type: "Bug" | "Task" | "Story";
            Sprint_id?: components["schemas"]["OptionalId"];
            Short_summary: string;
            Description: string;
            /** @description Always the caller; a sent value is ignored */
            Reporter?: string;
            Assigned_date?: components["schemas"]["OptionalDay"];
            Due_date?: components["schemas"]["OptionalDay"];
            Start_date?: components["schemas"]["OptionalDay"];
            /**
             * @description Half of Start_date with which the work begins; First Half when left out
             * @enum {string}
             */
            Start_half?: "First Half" | "Second Half";
            /**
             * @description Half of Due_date with which the work ends; Second Half when left out
             * @enum {string}
             */
            Due_half?: "First Half" | "Second Half";
            /** @description Full name; Employee_id decides */
            Assignees?: string;
            Employee_id: string;
            /** @enum {string} */
            Priority: "HIGH" | "MEDIUM" | "LOW";
            /** @description Given by the server; a sent value is ignored */
            Task_key?: string;
            Task_duration?: string;
            /** @description Comma-separated ids or keys of linked tasks */
            Linkissue_Taskkey?: string;
            /** @description New attachments */
            demo_image?: string[];
        };
        CreateTicketForm: {
            Department_id: string;
            Title: string;
            /** @enum {string} */
            Type: "Story" | "Task" | "Bug";
            /** @enum {string} */
            Priority: "HIGH" | "MEDIUM" | "LOW";
            Description: string;
            /** @description Attachments */
            demo_image?: string[];
        };
        /**
         * Format: date
         * @description Date from 1900-01-01 to 2199-12-31 (YYYY-MM-DD)
         */
        Day: string;
        DeactivateEmployeeForm: {
            id: components["schemas"]["Id"];
            /** @description A duty and its new holder: kind, subject and employee, separated by colons; the subject is empty for a duty of which there is only one */
            Hand_over?: string[];
        };
        DeactivateFaceDeviceForm: {
            id: components["schemas"]["Id"];
        };
        DecideLeavesForm: {
            /** @description Comma-separated ids of at most 100 leaves */
            ids: string;
            /** @enum {string} */
            Status: "Approved" | "Conditional Approved" | "Unapproved" | "Rejected";
            /** @description Shown to the employees as the reason of the decision */
            status_comment?: string;
        };
        /** @description Two cases in one call. status approved needs attendance_id, employee_id and attendance_type; status rejected needs reject_id and a status_comment that is not blank. */
        DecideManualAttendanceForm: {
            /**
             * @description Which case it is; stored as Approved, Rejected
             * @enum {string}
             */
            status: "approved" | "rejected";
            added_first_half?: components["schemas"]["Ticked"];
            added_second_half?: components["schemas"]["Ticked"];
            manual_id?: components["schemas"]["OptionalId"];
            employee_id?: components["schemas"]["Id"];
            attendance_id?: components["schemas"]["Id"];
            /**
             * @description Type of the request that is approved
             * @enum {string}
             */
            attendance_type?: "checkIn" | "checkOut";
            /** @description Time to store as check-in, HH:mm; '' or absent leaves what is stored, and for a request of this type takes the time that it claims */
            manual_check_in?: string;
            /** @description Time to store as check-out, as manual_check_in */
            manual_check_out?: string;
            reject_id?: components["schemas"]["Id"];
            /** @description Why it is rejected */
            status_comment?: string;
        };
        DecideManualAttendancesForm: {
            /** @description Comma-separated ids of at most 100 requests */
            ids: string;
            /**
             * @description approved stores the time that each request claims, and its half as present
             * @enum {string}
             */
            status: "approved" | "rejected";
            /** @description Why they are rejected; required for rejected */
            status_comment?: string;
        };
        DecideOvertimeForm: {
            id: components["schemas"]["Id"];
            /** @description The version that was looked at; a newer stored one answers 409. Without it what is stored is decided */
            Version?: number;
            /**
             * @description Left out means Approved
             * @enum {string}
             */
            Approval_Status?: "Approved" | "Rejected";
            /** @description Why it was decided so */
            Approval_Status_Comment?: string;
        };
        DecideOvertimesForm: {
            /** @description Comma-separated ids of at most 100 entries */
            ids: string;
            /** @description Comma-separated versions that were shown, one for each of the ids in their order; an entry that has changed since is not decided. Without it what is stored is decided */
            Versions?: string;
            /** @enum {string} */
            Approval_Status: "Approved" | "Rejected";
            /** @description Why they were decided so */
            Approval_Status_Comment?: string;
        };
        /** @description The result for one of several records that are decided together */
        DecisionResult: {
            _id: components["schemas"]["Id"];
            Done: boolean;
            /** @description Why it could not be decided; null when it was */
            Message: string | null;
        };
        DeleteBaselineForm: {
            id: components["schemas"]["Id"];
        };
        DeleteStatusUpdateForm: {
            id: components["schemas"]["Id"];
        };
        DeleteTaskDependencyForm: {
            /** @description Id or key of the task that waits */
            task_id: string;
            /** @description Id or key of the task that it waits for */
            blocker_id: string;
        };
        DeleteTimeEntryForm: {
            id: components["schemas"]["Id"];
            Reason: string;
            Version: number;
        };
        DeletedAnswer: {
            status: components["schemas"]["Done"];
            data: {
                _id: components["schemas"]["Id"];
                /** @enum {string} */
                Deleted: "task" | "project";
            };
        };
        DeletedBaselineAnswer: {
            status: components["schemas"]["Done"];
            data: {
                _id: components["schemas"]["Id"];
                Project_id: components["schemas"]["Id"];
            };
        };
        /** @description A milestone or a sprint that was deleted */
        DeletedPlan: {
            _id: components["schemas"]["Id"];
            Name: string;
            Status: components["schemas"]["PlanStatus"];
            /** @description Day */
            StartDate: string | null;
            /** @description Day */
            DueDate: string | null;
            /** @description Sprints of a milestone, tasks of a sprint, when it was deleted */
            Content_count: number;
            /** @description Instant */
            Deleted_at: string;
            /** @description Full name */
            Deleted_by: string | null;
        };
        DeletedPlansAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["DeletedPlan"][];
        };
        DeletedProject: {
            _id: components["schemas"]["Id"];
            Project_short_name: string;
            Project_name: string;
            Client_name: string;
            Status: components["schemas"]["ProjectStatus"];
            /** @description Tasks that went with it */
            Task_count: number;
            Deleted_at: string;
            /** @description Full name */
            Deleted_by: string | null;
        };
        DeletedProjectsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["DeletedProject"][];
        };
        DeletedStatusUpdateAnswer: {
            status: components["schemas"]["Done"];
            data: {
                _id: components["schemas"]["Id"];
                Project_id: components["schemas"]["Id"];
            };
        };
        DeletedTask: {
            _id: components["schemas"]["Id"];
            Task_key: string;
            Short_summary: string;
            Issue_type: components["schemas"]["IssueType"];
            Status: components["schemas"]["TaskStatus"];
            /** @description Full name */
            Assignees: string | null;
            Deleted_at: string;
            /** @description Full name */
            Deleted_by: string | null;
        };
        DeletedTasksAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["DeletedTask"][];
        };
        DeletedTasksResultAnswer: {
            status: components["schemas"]["Done"];
            data: {
                /** @description One for each task, in the order of the ids */
                Results: components["schemas"]["TaskEditResult"][];
                /** @description A task of each project; restoring them restores all that were deleted */
                Restorable: components["schemas"]["Id"][];
            };
        };
        Department: {
            _id: components["schemas"]["Id"];
            Department_name: string;
            Head: components["schemas"]["OptionalMasterReference"];
            Parent: components["schemas"]["OptionalMasterReference"];
            /** @enum {string} */
            Status: "Active" | "DeActive";
            /** @description Employees, positions and departments that point here; above 0 it cannot be deleted */
            used_by: number;
            /** @description Grows with every change */
            Version: number;
        };
        DepartmentAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["Department"];
        };
        DepartmentsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["Department"][];
        };
        DirectoryAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["DirectoryEntry"][];
        };
        /** @description Nothing that is private */
        DirectoryEntry: {
            _id: components["schemas"]["Id"];
            Name: string;
            Employee_code: string;
            Profile_pic: string | null;
            Position: string | null;
            Department: string | null;
            Location: string | null;
            Vertical: string | null;
            Email: string;
            Mobile: string | null;
            Shift_type: string | null;
            State: components["schemas"]["PresenceState"];
            /** @description A task timer runs */
            Is_working: boolean;
            Task: components["schemas"]["DirectoryTask"];
        };
        /** @description The task of the running timer; null also when the caller may not see it */
        DirectoryTask: {
            _id: components["schemas"]["Id"];
            Task_key: string;
            Short_summary: string;
            Project_id: components["schemas"]["Id"];
        } | null;
        /**
         * @description Success
         * @enum {integer}
         */
        Done: 1;
        /**
         * @description Success, for the two calls of the specification that answer 200
         * @enum {integer}
         */
        Done200: 200;
        DoneAnswer: {
            status: components["schemas"]["Done"];
            data: Record<string, never> | null;
        };
        DueGroupOfTasks: {
            /** @enum {string} */
            Group: "overdue" | "today" | "nextSevenDays";
            /** @description Tasks of the group; Rows holds the first of them */
            Total: number;
            Rows: components["schemas"]["TaskRow"][];
        };
        /** @enum {string} */
        DutyKind: "team" | "project-manager" | "technical-project-manager" | "project-leader" | "tasks" | "ratings" | "department-head" | "ticket-handler" | "tickets" | "interviews";
        EditCommentForm: {
            id: components["schemas"]["Id"];
            Comment: string;
            /** @description The version that was edited; a newer stored one is answered 409 */
            Version: number;
        };
        EditEmployeeForm: {
            Employee_code: string;
            First_name: string;
            Middle_name?: string;
            Last_name: string;
            Email: string;
            Mobile?: string;
            Role_id: string;
            Position_id?: components["schemas"]["OptionalId"];
            Department_id?: components["schemas"]["OptionalId"];
            Team_leader_id?: components["schemas"]["OptionalId"];
            Location_id?: components["schemas"]["OptionalId"];
            Vertical_id?: components["schemas"]["OptionalId"];
            Shift_type?: string;
            Joined?: components["schemas"]["OptionalDay"];
            Workplace_since?: components["schemas"]["OptionalDay"];
            id: components["schemas"]["Id"];
            /** @description The version that was edited; a newer stored one answers 409 */
            Version: number;
        };
        /** @description Values next to `ids` apply to all of these tasks; `changes` has values of single tasks, `new_tasks` creates tasks; 500 in total */
        EditManyTasksForm: {
            ids?: components["schemas"]["Id"][];
            Status?: components["schemas"]["TaskStatus"];
            /** @enum {string} */
            Priority?: "HIGH" | "MEDIUM" | "LOW";
            Employee_id?: string;
            Sprint_id?: components["schemas"]["OptionalId"];
            Due_date?: components["schemas"]["OptionalDay"];
            Start_date?: components["schemas"]["OptionalDay"];
            /**
             * @description Half of Start_date with which the work begins; absent leaves it as it is
             * @enum {string}
             */
            Start_half?: "First Half" | "Second Half";
            /**
             * @description Half of Due_date with which the work ends; absent leaves it as it is
             * @enum {string}
             */
            Due_half?: "First Half" | "Second Half";
            /** @description Full name; Employee_id decides */
            Assignees?: string;
            /** @description Name; Sprint_id decides */
            Sprint_name?: string;
            /** @description One JSON text for each task: its id and any of Short_summary, Issue_type, Status, Priority, Employee_id, Sprint_id, Start_date, Start_half, Due_date, Due_half, Task_duration, all as text; another day keeps its half, and an empty one has none */
            changes?: string[];
            /** @description One JSON text for each changed task: its id and, as in changes, the values that were shown of the fields that it changes, '' for none. A task of which another value is stored is rejected; without its former values the last change wins */
            former?: string[];
            /**
             * @description true undoes changes of single values: one that puts back what was there before a change by the caller within a day, as the history has it, obeys the rules of an undo instead of those of new values
             * @enum {string}
             */
            Restores?: "true" | "false";
            /** @description One JSON text for each new task, with Short_summary and any of the others; type Task, priority MEDIUM and the caller as assignee when they are not given */
            new_tasks?: string[];
            /** @description Project of the new tasks */
            Project_id?: string;
        };
        EditOwnProfileForm: {
            Mobile: string;
            /** @description The number that was shown, '' for none; another stored one answers 409. Without it the last one wins */
            Former_value?: string;
        };
        EditProjectForm: {
            id: components["schemas"]["Id"];
            Project_name: string;
            Client_name: string;
            /** @description Comma-separated */
            Tech_stack: string;
            /** @description Full name; the id decides */
            Project_manager?: string;
            Project_manager_id: string;
            /** @description Full name; the id decides */
            Technical_project_manager?: string;
            Technical_project_manager_id: string;
            /** @description Not editable; a different value is ignored */
            Project_short_name?: string;
            Project_awarded_date?: components["schemas"]["OptionalDay"];
            Project_start_date?: components["schemas"]["OptionalDay"];
            /** @description Links of the documents to keep */
            olddocument?: string[];
            Project_description?: string;
            Remark?: string;
            /** @description Comma-separated */
            Client_requirement?: string;
            /** @description Comma-separated ids; absent leaves the members as they are */
            Project_member?: string;
            /** @enum {string} */
            Platform?: "" | "Android" | "iOS" | "WebSite";
            /** @enum {string} */
            Project_type?: "" | "MobileApplication" | "WebApplication" | "DesktopApplication" | "HTMLEmailer" | "SEO" | "SMM" | "Blockchain";
            /** @description The version that was edited; a newer stored one answers 409 */
            Version?: number;
            /** @description New documents */
            demo_image?: string[];
        };
        EditProjectMemberForm: {
            id: components["schemas"]["Id"];
            Employee_id: components["schemas"]["Id"];
            Leader: components["schemas"]["Ticked"];
        };
        EditProjectStatusForm: {
            id: components["schemas"]["Id"];
            Status: components["schemas"]["ProjectStatus"];
            /** @description The status that was shown; another stored one answers 409 */
            Former_value?: string;
        };
        EditStatusUpdateForm: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            Health: "On track" | "At risk" | "Off track" | "On hold" | "Done";
            /** @description HTML */
            Text: string;
            /** @description The version that was edited; a newer stored one answers 409 */
            Version: number;
        };
        EditTaskForm: {
            id: components["schemas"]["Id"];
            Status?: components["schemas"]["TaskStatus"];
            /** @description Full name; Employee_id decides */
            Assignees?: string;
            Employee_id?: string;
            /** @enum {string} */
            Priority?: "HIGH" | "MEDIUM" | "LOW";
            /** @description This and the following need Project.Edit_Task */
            Short_summary?: string;
            /** @enum {string} */
            Issue_type?: "Bug" | "Task" | "Story";
            Due_date?: components["schemas"]["OptionalDay"];
            Start_date?: components["schemas"]["OptionalDay"];
            /**
             * @description Half of Start_date with which the work begins; absent leaves it as it is
             * @enum {string}
             */
            Start_half?: "First Half" | "Second Half";
            /**
             * @description Half of Due_date with which the work ends; absent leaves it as it is
             * @enum {string}
             */
            Due_half?: "First Half" | "Second Half";
            Task_duration?: string;
            /** @description '' for no sprint */
            Sprint_id?: string;
            /** @description Name; Sprint_id decides */
            Sprint_name?: string;
            /**
             * Format: json
             * @description JSON text with the values that were shown of the changed fields, as text, '' for none; 409 when another value is stored than the shown or the new one, whose errors say by whom. Without it the last change wins
             */
            former?: string;
        };
        EditTimeEntryForm: {
            id: components["schemas"]["Id"];
            /** @description Absent leaves the task as it is */
            Task_id?: string;
            /** Format: date-time */
            Check_In: string;
            /** Format: date-time */
            Check_Out: string;
            Reason: string;
            /** @description Of the time entry that the caller saw; 409 when it has been changed since then */
            Version: number;
        };
        /** @description FIELD-036, with the fields of FIELD-053 that everybody may see */
        Employee: {
            _id: components["schemas"]["Id"];
            First_name: string;
            Middle_name?: string | null;
            Last_name: string;
            /** @description Name of the role */
            Role: string;
            /** @enum {string} */
            Status: "Active" | "DeActive";
            Position_id: components["schemas"]["PositionReference"];
            Employee_code?: string;
            Email?: string;
            Profile_pic?: string | null;
        };
        EmployeeChange: {
            _id: components["schemas"]["Id"];
            /** @description As the form labels it */
            Field: string;
            Before: string | null;
            After: string | null;
            Changed_by: string;
            Create_at: components["schemas"]["Instant"];
        };
        EmployeeChangesAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["EmployeeChange"][];
        };
        EmployeeChoice: {
            _id: components["schemas"]["Id"];
            Name: string;
            /** @description False: employees who have it keep it; it cannot be assigned to others */
            Is_offered: boolean;
        };
        EmployeeDecisions: {
            /**
             * @description leaves go with the team, overtime with the management of projects
             * @enum {string}
             */
            Kind: "leaves" | "overtime";
            Count: number;
        };
        EmployeeDetail: {
            Employee: components["schemas"]["EmployeeRecord"];
            Today: components["schemas"]["EmployeeToday"];
            /** @description Those that the caller may open */
            Tabs: ("Tasks" | "Time logs" | "Attendance" | "Leave" | "Overtime" | "KRA" | "Projects" | "Details")[];
            /**
             * Format: date-time
             * @description Since when the mail with the link that sets the password waits for the mail server. Null when none waits and for callers who may not edit the employee
             */
            Invitation_waits_since: string | null;
            /** @description Where and when the employee worked before, each until its last day, latest first; empty for callers who may not open Details */
            Former_workplaces: components["schemas"]["FormerWorkplace"][];
        };
        EmployeeDetailAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["EmployeeDetail"];
        };
        EmployeeDuty: {
            Kind: components["schemas"]["DutyKind"];
            /** @description Those that the caller may not see; they stay with the person */
            Hidden: number;
            Candidates: components["schemas"]["EmployeeChoice"][];
            Subjects: components["schemas"]["EmployeeDutySubject"][];
        };
        EmployeeDutyItem: {
            _id: components["schemas"]["Id"];
            Text: string;
            /** @description Address in the client; null where it has no page */
            Path: string | null;
        };
        EmployeeDutySubject: {
            /** @description Project or department that it is about; '' where a person has only one of the kind */
            Subject_id: string;
            Subject: string;
            Count: number;
            /** @description At most 50 */
            Items: components["schemas"]["EmployeeDutyItem"][];
            /** @description The candidates of the kind who can take this one over */
            Candidate_ids: string[];
            Suggested_id: string | null;
        };
        EmployeeFormChoices: {
            Positions: components["schemas"]["EmployeeChoice"][];
            Departments: components["schemas"]["EmployeeChoice"][];
            Locations: components["schemas"]["EmployeeChoice"][];
            Verticals: components["schemas"]["EmployeeChoice"][];
            Roles: components["schemas"]["EmployeeChoice"][];
            Leaders: components["schemas"]["EmployeeChoice"][];
            Shifts: string[];
        };
        EmployeeFormChoicesAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["EmployeeFormChoices"];
        };
        EmployeeImport: {
            Is_stored: boolean;
            Rows: components["schemas"]["EmployeeImportRow"][];
        };
        EmployeeImportAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["EmployeeImport"];
        };
        EmployeeImportPreview: {
            Rows: components["schemas"]["EmployeeImportRow"][];
            /** @description Sum of the versions of the employees whose codes are in the file */
            Stored_versions: number;
        };
        EmployeeImportPreviewAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["EmployeeImportPreview"];
        };
        EmployeeImportRow: {
            /** @description In the spreadsheet */
            Line: number;
            Employee_code: string;
            Name: string;
            /** @enum {string} */
            Outcome: "Add" | "Change" | "Unchanged" | "Error";
            /** @description What would change or has changed */
            Changes: string[];
            Errors: string[];
        };
        EmployeeLeave: {
            _id: components["schemas"]["Id"];
            Leave_type: string;
            From: components["schemas"]["Day"];
            To: components["schemas"]["Day"];
            Halves: string;
            /** @description Length in calendar days */
            Length_days: number;
            /** @description Working days of the leave: without weekly offs and holidays where the employee works */
            Working_days: number;
            Reason: string;
            Status: string;
            Emergency: boolean;
            Create_at: components["schemas"]["Instant"];
        };
        EmployeeLeavesAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["EmployeeLeave"][];
        };
        EmployeeLeaving: {
            /** @description Why this person cannot be deactivated */
            Refusal: string | null;
            /** @description What the person is responsible for; only kinds of which there is something */
            Duties: components["schemas"]["EmployeeDuty"][];
            /** @description What waits for a decision of the person and goes with a duty */
            Decisions: components["schemas"]["EmployeeDecisions"][];
            /** @description Key of the task whose timer runs */
            Running_task: string | null;
        };
        EmployeeLeavingAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["EmployeeLeaving"];
        };
        EmployeeMatch: {
            _id: components["schemas"]["Id"];
            First_name: string;
            Last_name: string;
            Employee_code?: string;
        };
        EmployeeMatchesAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["EmployeeMatch"][];
        };
        EmployeeOvertime: {
            _id: components["schemas"]["Id"];
            Day: components["schemas"]["Day"];
            Project_name: string;
            Description: string;
            Claimed_hours: number | null;
            Status: string;
            Comment: string | null;
        };
        EmployeeOvertimeAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["EmployeeOvertime"][];
        };
        EmployeeProject: {
            _id: components["schemas"]["Id"];
            Project_name: string;
            Project_short_name: string;
            Client_name: string;
            Status: string;
            /** @description Project Manager, Technical Project Manager, Leader or Member */
            Part: string;
            Work: components["schemas"]["WorkFigures"];
        };
        EmployeeProjectsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["EmployeeProject"][];
        };
        EmployeeRating: {
            _id: components["schemas"]["Id"];
            Month: components["schemas"]["YearMonth"];
            Team_leader: string;
            Own_average: number;
            Leader_average: number | null;
            /** @description Instant */
            Rated_at: string | null;
            Employee_rating: components["schemas"]["KraEmployeeRating"];
            Team_leader_rating: components["schemas"]["KraTeamLeaderRating"];
            Texts: components["schemas"]["KraTexts"];
        };
        EmployeeRatingsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["EmployeeRating"][];
        };
        EmployeeRecord: {
            _id: components["schemas"]["Id"];
            Employee_code: string;
            First_name: string;
            Middle_name: string | null;
            Last_name: string;
            Email: string;
            Mobile: string | null;
            Profile_pic: string | null;
            Position: components["schemas"]["EmployeeReference"];
            Department: components["schemas"]["EmployeeReference"];
            Team_leader: components["schemas"]["EmployeeReference"];
            Location: components["schemas"]["EmployeeReference"];
            Vertical: components["schemas"]["EmployeeReference"];
            Shift_type: string | null;
            /** @description The first day of the present location and shift; null while they have never changed */
            Workplace_since: string | null;
            Role: {
                _id: components["schemas"]["Id"];
                Name: string;
            };
            /** @description Day */
            Joined: string | null;
            /** @enum {string} */
            Status: "Active" | "DeActive";
            /** @description False until the person has followed the mailed link */
            Has_password: boolean;
            /** @description The caller may change the record */
            May_edit: boolean;
            /** @description The personal data was erased */
            Is_erased: boolean;
            /** @description Grows with every change */
            Version: number;
        };
        EmployeeRecordAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["EmployeeRecord"];
        };
        EmployeeRecordsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["EmployeeRecord"][];
        };
        /** @description A master's entry or a person by name */
        EmployeeReference: {
            _id: components["schemas"]["Id"];
            Name: string;
        } | null;
        EmployeeTimeEntriesAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["EmployeeTimeEntry"][];
        };
        EmployeeTimeEntry: {
            _id: components["schemas"]["Id"];
            Task_id: components["schemas"]["Id"];
            Task_key: string;
            Short_summary: string;
            Project_id: components["schemas"]["Id"];
            Project_name: string;
            Check_In: components["schemas"]["Instant"];
            /** @description Instant */
            Check_Out: string | null;
            /** @description To the second; null while it runs */
            Minutes: number | null;
        };
        EmployeeToday: {
            Day: components["schemas"]["Day"];
            State: components["schemas"]["PresenceState"];
            /** @description Instant; null also for whom the times are no business */
            Check_In: string | null;
            /** @description Instant */
            Check_Out: string | null;
            Is_working: boolean;
            Task: components["schemas"]["DirectoryTask"];
            /** @description Instant since when the timer runs */
            Since: string | null;
        };
        EmployeesAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["Employee"][];
        };
        EndEmployeeSessionsForm: {
            id: components["schemas"]["Id"];
            Session_id?: components["schemas"]["Id"];
        };
        ErasePersonalDataForm: {
            id: components["schemas"]["Id"];
            /** @description The employee's full name, as the confirmation */
            Name: string;
            /**
             * @description As in the preview
             * @enum {string}
             */
            Single_names: "true" | "false";
        };
        ErasedAnswer: {
            status: components["schemas"]["Done"];
            data: {
                /** @description Former employee N */
                Name: string;
            };
        };
        ErasedArea: {
            /** @description Kind of record */
            Area: string;
            Deleted: number;
            /** @description Rows in which texts are erased or the name is replaced, also those of others */
            Replaced: number;
            /** @description Rows of the person that stay */
            Remaining: number;
            /** @description Why they stay; null for deleted ones */
            Reason: string | null;
            Basis: string | null;
        };
        ErasurePreview: {
            /** @description Why the employee cannot be erased now */
            Obstacle: string | null;
            /** @description To be typed as the confirmation */
            Full_name: string;
            /** @description First and last name */
            Single_names: string[];
            /** @description Another employee has one of these names */
            Is_name_shared: boolean;
            Areas: components["schemas"]["ErasedArea"][];
        };
        ErasurePreviewAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["ErasurePreview"];
        };
        EvidenceComment: {
            _id: components["schemas"]["Id"];
            Create_at: components["schemas"]["Instant"];
            /** @description Instant of the last change of the text; null when the caller may not see it */
            Edited_at: string | null;
            Task: components["schemas"]["EvidenceTask"];
            /** @description Its beginning, without formatting; null when the caller may not see it */
            Text: string | null;
        };
        EvidenceFaceLog: {
            Logged_at: components["schemas"]["Instant"];
            /** @enum {string} */
            Direction: "in" | "out";
        };
        /** @description null when the caller may not see it */
        EvidenceTask: {
            _id: components["schemas"]["Id"];
            Task_key: string;
            Short_summary: string;
        } | null;
        EvidenceTimer: {
            _id: components["schemas"]["Id"];
            Check_In: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description null while it runs
             */
            Check_Out: string | null;
            Task: components["schemas"]["EvidenceTask"];
        };
        /** @description A device that reports face logs */
        FaceDevice: {
            _id: components["schemas"]["Id"];
            Device_name: string;
            /** @description Location_name of where it hangs */
            Location: string | null;
            /** @description The last four characters of the key, to identify it */
            Key_ending: string;
            /** @enum {string} */
            Status: "Active" | "DeActive";
            Created_by: string;
            Create_at: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description When it last called
             */
            Last_seen_at: string | null;
            /** @description Events that it has reported */
            Event_count: number;
        };
        FaceDeviceAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["FaceDevice"];
        };
        FaceDevicesAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["FaceDevice"][];
        };
        FaceEventResult: {
            event_id: string | null;
            /** @enum {string} */
            outcome: "stored" | "known" | "refused";
            reason: string | null;
        };
        FaceEventsAnswer: {
            status: components["schemas"]["Done"];
            data: {
                Results: components["schemas"]["FaceEventResult"][];
                Stored: number;
            };
        };
        FaceEventsForm: {
            /** @description JSON: a list of at most 500 of {"event_id": "…" (at most 100 characters), "employee_code": "…", "time": ISO 8601 with offset, "direction": "in" or "out"} */
            events: string;
        };
        FaceLogAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["FaceLogEntry"][];
        };
        /** @description FIELD-037 */
        FaceLogEntry: {
            date: components["schemas"]["Day"];
            /** @description Instant of the first check-in */
            checkIn: string | null;
            /** @description Instant of the last check-out */
            checkOut: string | null;
            /** @description Instant of the last check-in; after the last check-out the person is back at work (extension) */
            lastCheckIn: string | null;
        };
        /** @description Face log of one employee on one day */
        FaceLogin: {
            /**
             * Format: date-time
             * @description First check-in of the day, ISO 8601 in UTC; null for an employee who has none
             */
            check_in_time: string | null;
            Employee_id: components["schemas"]["AttendanceEmployee"];
            /** Format: date */
            date: string;
            /**
             * Format: date-time
             * @description Last check-out of the day, ISO 8601 in UTC
             */
            check_out_time: string | null;
            /**
             * @description Of a day list only: what the first half is for the employee, with corrections and leave; null where nothing can be said
             * @enum {string|null}
             */
            first_half?: "DP" | "ABS" | "WO" | "HD" | "PL" | null;
            /**
             * @description The same of the second half
             * @enum {string|null}
             */
            second_half?: "DP" | "ABS" | "WO" | "HD" | "PL" | null;
        };
        FaceLoginWindowAnswer: {
            status: components["schemas"]["Done"];
            data: {
                Rows: components["schemas"]["FaceLogin"][];
                Total: number;
            };
        };
        FaceLoginsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["FaceLogin"][];
        };
        /** @enum {string} */
        FactorKind: "authenticator" | "passkey" | "recovery-code";
        FailureAnswer: {
            /** @enum {integer} */
            status: 0;
            code: components["schemas"]["FailureCode"];
            /** @description For the user */
            message: string;
            errors?: components["schemas"]["FieldProblem"][];
            /** @description Named in the server's log */
            requestId?: string;
            /** @description With 429 and 503: how long to wait, as the header Retry-After says */
            retryAfterSeconds?: number;
            /** @description With 409 after a competing edit, the record as it is stored now */
            current?: {
                [key: string]: unknown;
            };
        };
        /**
         * @description Stable name of a failure for programs; messages are for people and may change.
         *     - `not_signed_in`: 401: no valid token
         *     - `wrong_credentials`: 401: e-mail or password do not match
         *     - `second_factor_wrong`: 422: the code or the passkey does not confirm the sign-in
         *     - `sign_in_expired`: 401: the sign-in that was begun can no longer be completed
         *     - `sign_in_not_recent`: 403: the user has to confirm who he or she is (proveIdentity), then the call can be repeated
         *     - `second_factor_required`: 403: the role demands a second factor, and the user has none yet
         *     - `unknown_device_key`: 401: the key of the face device is not valid
         *     - `link_expired`: A link can no longer be used because of its age
         *     - `link_used`: A link has been used already
         *     - `not_permitted`: 403: the role lacks the flag that the operation needs, or the record is not the caller's
         *     - `own_request`: 403: users cannot decide their own requests
         *     - `month_closed`: The month is closed
         *     - `not_found`: 404: there is no such record, or the caller may not know of it
         *     - `malformed`: 400: the request does not have the form of the contract; `errors` names the fields
         *     - `invalid`: 422: the request breaks a rule; `errors` names the fields
         *     - `already_exists`: 409: another record has this name, code, prefix or day
         *     - `competing_edit`: 409: the record was changed since it was read; `current` is what is stored
         *     - `already_decided`: 409: the request was decided before; `current` is what is stored
         *     - `already_done`: 409: the record is in this state already
         *     - `still_in_use`: 409: other records depend on this one
         *     - `conflict`: 409: the state of the record does not allow this
         *     - `too_large`: 413: the request or one of its files is too large
         *     - `header_too_large`: 431: the head of the request is too large
         *     - `request_timeout`: 408: the request took too long to arrive
         *     - `too_many_requests`: 429: try again after `retryAfterSeconds`
         *     - `server_busy`: 503: try again after `retryAfterSeconds`
         *     - `database_unavailable`: 503: the database cannot be reached
         *     - `files_unavailable`: 503: the store of uploaded files does not work; try again after `retryAfterSeconds`
         *     - `timed_out`: 503: the operation took too long
         *     - `storage_full`: 507: the disk of the server is full
         *     - `not_available`: 501: the operation is planned
         *     - `internal_error`: 500: an error of the server; its log has the details under `requestId`
         * @enum {string}
         */
        FailureCode: "not_signed_in" | "wrong_credentials" | "second_factor_wrong" | "sign_in_expired" | "sign_in_not_recent" | "second_factor_required" | "unknown_device_key" | "link_expired" | "link_used" | "not_permitted" | "own_request" | "month_closed" | "not_found" | "malformed" | "invalid" | "already_exists" | "competing_edit" | "already_decided" | "already_done" | "still_in_use" | "conflict" | "too_large" | "header_too_large" | "request_timeout" | "too_many_requests" | "server_busy" | "database_unavailable" | "files_unavailable" | "timed_out" | "storage_full" | "not_available" | "internal_error";
        FieldProblem: {
            /** @description Name of the request field */
            field: string;
            /** @description What is wrong with it, for the user */
            message: string;
        };
        FirstAccountForm: {
            Token: string;
            First_name: string;
            Last_name: string;
            Email: string;
            /** Format: password */
            Password: string;
        };
        /**
         * @description '1' when granted
         * @enum {string}
         */
        Flag: "0" | "1";
        /**
         * @description A flag with its group
         * @enum {string}
         */
        FlagName: "Project.All_Task" | "Project.View_Member" | "Project.Create_Task" | "Project.Delete_Project" | "Project.Edit_Project" | "Project.Edit_Task" | "Project.Add_Project" | "Project.All_Project" | "Project.Edit_Member" | "Milestone_Project.View" | "Milestone_Project.Add" | "Milestone_Project.Edit" | "Milestone_Project.Delete" | "Sprint_Project.View" | "Sprint_Project.Add" | "Sprint_Project.Edit" | "Sprint_Project.Delete" | "KRA.Employee_KRA" | "KRA.TL_HOD_KRA" | "Employee.View_Employee" | "Employee.Add_Employee" | "Employee.Edit_Employee" | "Employee.Personal_Data" | "Report.Leave_Report" | "Report.Ticket_Report" | "Report.Face_Report" | "Report.Manual_Attendance_Request" | "Report.Attendance_Summary" | "Report.Approve_Leave" | "Report.Employee_Present" | "PM_Report.Employee_Tracker" | "PM_Report.Seven_Days_Working_plan" | "PM_Report.Milestone_Report" | "PM_Report.Project_Status_Report" | "PM_Report.Sprint_Report" | "PM_Report.Task_Report" | "PM_Report.Task_Timer_Report" | "PM_Report.Dues" | "Master.Position" | "Master.Department" | "Master.Holidays" | "Master.Ticket_Department" | "Master.Location" | "Master.Vertical" | "Master.Roles_Permission" | "Master.Tech_Stack" | "Master.Requirement" | "Master.KRA_Question" | "Master.Audit_Log" | "Me.Team_Leave" | "Overtime.Approve_Overtime" | "Overtime.All_Overtime" | "Ticket.Manage_Ticket" | "Interview.Interview_Form" | "Demonstration.Set_Today";
        ForgotPasswordForm: {
            Email: string;
        };
        FormerWorkplace: {
            Until: components["schemas"]["Day"];
            /** @description Its name */
            Location: string | null;
            Shift_type: string | null;
        };
        HandOverKraRatingsForm: {
            Team_leader_id: components["schemas"]["Id"];
            Successor_id: string;
        };
        Headcount: {
            /** @enum {string} */
            Show: "department" | "position" | "location" | "vertical";
            /** @description Null for people without one */
            _id: string | null;
            Name: string;
            Total: number;
        };
        HealthAnswer: {
            status: components["schemas"]["Done"];
            data: {
                Running: boolean;
            };
        };
        HistoryAnswer: {
            status: components["schemas"]["Done"];
            data: {
                History: components["schemas"]["HistoryEntry"][];
            }[];
        };
        /** @description FIELD-030 */
        HistoryEntry: {
            _id: components["schemas"]["Id"];
            User_id: string | null;
            /** @description Full name, in the entry of the creation */
            Created_by: string | null;
            /** @description Full name */
            Updated_by: string | null;
            /** @description Instant, in the entry of the creation */
            Task_create: string | null;
            Privious_Status: string | null;
            Current_Status: string | null;
            Privious_Assignees: string | null;
            Current_Assignees: string | null;
            Comments: string | null;
            Time: components["schemas"]["Instant"];
            Action?: string | null;
            /** @description Name of the field that changed */
            Field?: string | null;
            Privious_Value?: string | null;
            Current_Value?: string | null;
        };
        HistoryEntryAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["HistoryEntry"];
        };
        Holiday: {
            _id: components["schemas"]["Id"];
            Holiday_date: components["schemas"]["Day"];
            Holiday_name: string;
            /** @enum {string} */
            Holiday_type: "Full Day" | "First Half" | "Second Half";
            /** @description Where it is kept; none means everywhere */
            Locations: components["schemas"]["MasterReference"][];
            /** @description Grows with every change */
            Version: number;
        };
        HolidayAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["Holiday"];
        };
        HolidaysAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["Holiday"][];
        };
        /** @description Opaque identifier */
        Id: string;
        IdForm: {
            id: components["schemas"]["Id"];
        };
        ImportEmployeesForm: {
            /**
             * @description Those who are added get the link that sets the password
             * @enum {string}
             */
            Invite?: "true" | "false";
            /** @description .xlsx or .csv whose headings are those of the list of employees */
            File: string[];
            /** @description Stored_versions of the preview; others stored answer 409, and nothing is stored. Required, because pages of a former version send the same call to check a file */
            Seen_versions: number;
        };
        /**
         * Format: date-time
         * @description Point in time from 1900 to 2199, ISO 8601 (2026-01-31T09:30:00Z)
         */
        Instant: string;
        Interview: {
            _id: components["schemas"]["Id"];
            Candidate: string;
            Email: string;
            Mobile: string | null;
            Position: string;
            /** @description Years */
            Experience: number | null;
            /** @description Days */
            Notice_period: number | null;
            Source: string | null;
            Resume: components["schemas"]["InterviewFile"];
            Number: number;
            Round: string;
            Date: components["schemas"]["Day"];
            Time: components["schemas"]["ClockTime"];
            Held_at: components["schemas"]["Instant"];
            Mode: string;
            Interviewers: components["schemas"]["InterviewPerson"][];
            /** @description Item to rating */
            Ratings: {
                [key: string]: number;
            };
            Average: number | null;
            Result: string | null;
            Remarks: string | null;
            Is_submitted: boolean;
            Submitted_by: string | null;
            /** @description The caller may change and submit the round */
            May_edit: boolean;
            /** @description The next round can be opened */
            May_continue: boolean;
            /** @description All of the candidate */
            Rounds: components["schemas"]["InterviewRow"][];
            Version: number;
        };
        InterviewAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["Interview"];
        };
        InterviewFile: {
            _id: components["schemas"]["Id"];
            Name: string;
            Link: string;
        } | null;
        InterviewPerson: {
            _id: components["schemas"]["Id"];
            Name: string;
        };
        InterviewRow: {
            _id: components["schemas"]["Id"];
            Candidate: string;
            Position: string;
            Number: number;
            Round: string;
            Held_at: components["schemas"]["Instant"];
            Mode: string;
            Interviewers: components["schemas"]["InterviewPerson"][];
            Average: number | null;
            Result: string | null;
            Is_submitted: boolean;
        };
        InterviewsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["InterviewRow"][];
        };
        IssueCount: {
            Status: components["schemas"]["TaskStatus"];
            Issue_type: components["schemas"]["IssueType"];
            Priority: components["schemas"]["Priority"];
            Count: number;
        };
        IssueStatisticsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["IssueCount"][];
        };
        /** @enum {string} */
        IssueType: "Bug" | "Task" | "Story";
        KraEmployee: {
            _id: components["schemas"]["Id"];
            First_name: string;
            Last_name: string;
            Employee_code: string;
        };
        /** @description The five ratings that the employee gave */
        KraEmployeeRating: {
            Q1: number;
            Q2: number;
            Q3: number;
            Q4: number;
            Q5: number;
        };
        /** @description KRA facts of one employee in the month before the rating */
        KraFacts: {
            month: components["schemas"]["KraMonth"];
            /** @description Tasks of the employee that were closed in the month and still are */
            Tasks_closed: number;
            /** @description On task timers that began in the month */
            Hours_logged: number;
            /** @description How often tasks of the employee were set to REOPEN */
            Reopens: number;
            /** @description Days in steps of 0.5 without weekly offs and holidays, from the day of joining on: as in the attendance summary */
            Working_days: number;
            /** @description Days in steps of 0.5, as in the attendance summary */
            Present_days: number;
            /** @description Granted leave in calendar days, in steps of 0.5 */
            Leave_days: number;
            /** @description Of Leave_days those that are working days: without weekly offs and holidays where the employee works */
            Leave_working_days: number;
            /** @description Approved overtime */
            Overtime_hours: number;
        };
        KraFactsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["KraFacts"];
        };
        KraHandOver: {
            Team_leader: components["schemas"]["KraEmployee"];
            Ratings: components["schemas"]["KraWaitingRating"][];
            /** @description Who can give all of these ratings */
            Successors: components["schemas"]["KraEmployee"][];
            /** @description The successor to offer first */
            Suggested_id: string | null;
        };
        KraHandOverAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["KraHandOver"];
        };
        KraHandedOverAnswer: {
            status: components["schemas"]["Done"];
            data: {
                /** @description Ratings that have got another leader */
                Count: number;
            };
        };
        KraLeadersAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["KraEmployee"][];
        };
        KraMonth: string;
        KraPerformanceAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["KraPerformanceWindow"];
        };
        KraPerformanceRow: {
            _id: components["schemas"]["Id"];
            Record: components["schemas"]["KraRecord"];
            Own_average: number;
            Leader_average: number | null;
            /** @description The leader's average less the own one */
            Difference: number | null;
            /** @description The six months that end with this one, oldest first */
            Trend: components["schemas"]["KraTrendMonth"][];
            Facts: components["schemas"]["KraFacts"];
        };
        KraPerformanceWindow: {
            Rows: components["schemas"]["KraPerformanceRow"][];
            /** @description Ratings that pass the filters */
            Total: number;
            /** @description Only with Count_by */
            Counts?: components["schemas"]["ValueCount"][];
        };
        /** @description What one of the five ratings asks */
        KraQuestion: {
            /** @description The same as Question */
            _id: string;
            /** @enum {string} */
            Question: "Q1" | "Q2" | "Q3" | "Q4" | "Q5";
            /** @description Null until HR has entered one */
            Text: string | null;
            /** @description Grows with every change; 0 without a text */
            Version: number;
        };
        KraQuestionAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["KraQuestion"];
        };
        KraQuestionsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["KraQuestion"][];
        };
        KraRatingForm: {
            id: components["schemas"]["Id"];
            /**
             * @description Given, Q1 to Q5 are the leader's ratings; left out, the employee's own
             * @enum {string}
             */
            type?: "TL/HOD";
        };
        /** @description The rating of one employee in one month. Q1 to Q5 are the employee's own, unless the leader's were asked for (null while there are none) */
        KraRecord: {
            _id: components["schemas"]["Id"];
            Q1: number | null;
            Q2: number | null;
            Q3: number | null;
            Q4: number | null;
            Q5: number | null;
            teamLeader_id: components["schemas"]["Id"];
            Employee_id: components["schemas"]["Id"];
            /** @description Always the same as teamLeader_id */
            Team_leader_id: string;
            /**
             * @description Null until the leader has rated
             * @enum {string|null}
             */
            Rating_status: "Submitted" | null;
            Employee_rating: components["schemas"]["KraEmployeeRating"];
            Team_leader_rating: components["schemas"]["KraTeamLeaderRating"];
            /** @description Month from 1900-01 to 2199-12 (YYYY-MM) */
            month: string;
            /** Format: date-time */
            Create_at: string;
            /**
             * Format: date-time
             * @description When the leader rated, ISO 8601 in UTC
             */
            Rated_on: string | null;
            Employee: components["schemas"]["KraEmployee"];
            Team_leader: components["schemas"]["KraEmployee"];
            Texts: components["schemas"]["KraTexts"];
        };
        KraRecordAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["KraRecord"];
        };
        /** @description What the five questions asked when the employee rated; null while there is no rating */
        KraRecordedTexts: {
            Q1: string | null;
            Q2: string | null;
            Q3: string | null;
            Q4: string | null;
            Q5: string | null;
        } | null;
        KraRecordsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["KraRecord"][];
        };
        KraReportAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["KraReportRow"][];
        };
        KraReportRow: {
            /** @description Identifier of the employee */
            _id: string;
            Employee: components["schemas"]["KraEmployee"];
            Position: string | null;
            Department: string | null;
            /** @description Name of the person that the employee reports to */
            Own_leader: string | null;
            /** @description Null while the employee has not rated */
            Record_id: string | null;
            /**
             * @description Waiting means for the team leader, No rater that this one has left or lost the permission
             * @enum {string}
             */
            State: "Not rated" | "Waiting" | "No rater" | "Submitted";
            /** @description Name of the leader that the employee has chosen */
            Team_leader: string | null;
            Team_leader_id: string | null;
            Employee_rating: components["schemas"]["KraTeamLeaderRating"];
            Team_leader_rating: components["schemas"]["KraTeamLeaderRating"];
            Own_average: number | null;
            Leader_average: number | null;
            /** Format: date-time */
            Create_at: string | null;
            /** Format: date-time */
            Rated_on: string | null;
            Texts: components["schemas"]["KraRecordedTexts"];
        };
        /** @description Five ratings; null while there are none */
        KraTeamLeaderRating: {
            Q1: number;
            Q2: number;
            Q3: number;
            Q4: number;
            Q5: number;
        } | null;
        /** @description What the five questions asked when the employee rated; null where there was no text */
        KraTexts: {
            Q1: string | null;
            Q2: string | null;
            Q3: string | null;
            Q4: string | null;
            Q5: string | null;
        };
        KraTrendMonth: {
            month: components["schemas"]["KraMonth"];
            Own_average: number | null;
            Leader_average: number | null;
        };
        KraWaitingRating: {
            _id: components["schemas"]["Id"];
            Employee: components["schemas"]["KraEmployee"];
            month: components["schemas"]["KraMonth"];
        };
        Leave: {
            _id: components["schemas"]["Id"];
            /** @enum {string} */
            Leave_type: "Casual Leave" | "Sick Leave";
            /** @description First and last day, comma-separated: YYYY-MM-DD,YYYY-MM-DD */
            Leave_Date_to_Date: string;
            /**
             * @description Half with which the first day starts
             * @enum {string}
             */
            Leave_half_from: "First Half" | "Second Half";
            /**
             * @description Half with which the last day ends
             * @enum {string}
             */
            Leave_half_to: "First Half" | "Second Half";
            Reason: string;
            /** @enum {string} */
            Status: "Pending" | "Approved" | "Conditional Approved" | "Unapproved" | "Rejected" | "Cancelled";
            /** @description Comment of the approver */
            status_comment: string | null;
            /** @description Names of those who decided or cancelled; null while Pending */
            Action_by: string | null;
            /**
             * Format: date-time
             * @description When, ISO 8601 in UTC; null while Pending
             */
            Action_on: string | null;
            Create_at: components["schemas"]["Instant"];
            /** @description First and last name of the user who filed it, for the column Requested By */
            Created_by: string;
            /** @description Comma-separated employee ids; null for none */
            Notified_Employee: string | null;
            Emergency_leave: components["schemas"]["Ticked"];
            Employee_ID: components["schemas"]["Id"];
            Employee: components["schemas"]["LeaveEmployee"];
            /** @description Whether the caller may decide this leave now */
            May_decide: boolean;
            /** @description First closed month of present data that one of its days lies in, YYYY-MM; null while all are open. Such a leave is decided and cancelled by holders of Report.Employee_Present alone */
            Closed_month: string | null;
            /** @description Length in calendar days, in steps of 0.5 */
            Length_days: number;
            /** @description Working days of the leave, in steps of 0.5: without weekly offs and holidays where the employee works */
            Working_days: number;
            /** @description Members of the same team who are out on one of these days; in windows of scope team or all only */
            Clashes?: components["schemas"]["LeaveEmployee"][];
            /** @description Leave days of this employee in the last 30 days; in windows of scope team or all only */
            LeavesinLast30Days?: number;
        };
        LeaveAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["Leave"];
        };
        LeaveCalendar: {
            /** @description By name */
            People: components["schemas"]["LeaveEmployee"][];
            /** @description People of all windows */
            People_total: number;
            Leaves: components["schemas"]["LeaveCalendarEntry"][];
            /** @description Where the people work */
            Holidays: components["schemas"]["LeaveCalendarHoliday"][];
        };
        LeaveCalendarAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["LeaveCalendar"];
        };
        LeaveCalendarEntry: {
            _id: components["schemas"]["Id"];
            Employee_ID: components["schemas"]["Id"];
            /** @enum {string} */
            Leave_type: "Casual Leave" | "Sick Leave";
            /** @description First and last day, comma-separated: YYYY-MM-DD,YYYY-MM-DD */
            Leave_Date_to_Date: string;
            /** @enum {string} */
            Leave_half_from: "First Half" | "Second Half";
            /** @enum {string} */
            Leave_half_to: "First Half" | "Second Half";
            /** @enum {string} */
            Status: "Pending" | "Approved" | "Conditional Approved";
            Emergency_leave: components["schemas"]["Ticked"];
        };
        LeaveCalendarHoliday: {
            Day: components["schemas"]["Day"];
            Name: string;
            /**
             * @description The half that is off; null for the whole day
             * @enum {string|null}
             */
            Half: "First Half" | "Second Half" | null;
            /** @description Those of the people where it is kept */
            Employee_IDs: components["schemas"]["Id"][];
        };
        /** @description Granted leave of a person, in calendar days and in working days, in steps of 0.5 */
        LeaveCounts: {
            /** @description What the newest monthly present record of the caller carries forward; 0 without one */
            Carry_forward: number;
            /** @description Month of that record, YYYY-MM; null without one */
            Carry_forward_month: string | null;
            /** @description The granted leaves of which days count: those on days of the employment, not before the day of joining and not between leaving and returning */
            Leaves: components["schemas"]["CountedLeave"][];
            LeavesinLast30Days: number;
            LeavesInCurrentMonth: number;
            LeaveTotalDays: number;
            /** @description Of LeavesinLast30Days those that are working days: without weekly offs and holidays where the employee works */
            Working_days_last_30_days: number;
            /** @description Of LeavesInCurrentMonth those that are working days */
            Working_days_current_month: number;
            /** @description Of LeaveTotalDays those that are working days */
            Working_days_total: number;
        };
        LeaveCountsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["LeaveCounts"];
        };
        LeaveDecisionsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["DecisionResult"][];
        };
        LeaveEmployee: {
            _id: components["schemas"]["Id"];
            First_name: string;
            Last_name: string;
            Employee_code: string;
        };
        LeaveHoliday: {
            Day: components["schemas"]["Day"];
            Name: string;
            /**
             * @description The half that is off; null for the whole day
             * @enum {string|null}
             */
            Half: "First Half" | "Second Half" | null;
        };
        LeaveImpact: {
            /** @description Why such a leave is not accepted when it begins before the day of joining */
            Too_early: string | null;
            /** @description Calendar days of the leave, in steps of 0.5 */
            Length_days: number;
            /** @description Working days of the leave, in steps of 0.5: without weekly offs and holidays where the employee works */
            Working_days: number;
            /** @description Granted leave of the employee so far, as getLeaveCounts answers it to the employee */
            Counts: components["schemas"]["LeaveCounts"];
            /** @description The same people with a leave on these days that waits for a decision */
            Waiting: components["schemas"]["LeaveImpactAway"][];
            /** @description Open tasks of the employee that are due on these days, the first 20 */
            Tasks: components["schemas"]["LeaveImpactTask"][];
            Tasks_total: number;
            /** @description Sprints of the employee's projects that end on these days */
            Sprints: components["schemas"]["LeaveImpactSprint"][];
            /** @description Open milestones that are due on these days and in which the employee has open tasks, the first 20 */
            Milestones: components["schemas"]["LeaveImpactMilestone"][];
            Milestones_total: number;
            /** @description Milestones that the leave moves, the first 20 */
            Moved_milestones: components["schemas"]["LeaveImpactMovedMilestone"][];
            Moved_milestones_total: number;
            /** @description People with the same leader and the leader whose granted leave shares a half with these days */
            Away: components["schemas"]["LeaveImpactAway"][];
            Holidays: components["schemas"]["LeaveHoliday"][];
        };
        LeaveImpactAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["LeaveImpact"];
        };
        LeaveImpactAway: {
            Employee: components["schemas"]["LeaveEmployee"];
            /** @description First and last day, comma-separated: YYYY-MM-DD,YYYY-MM-DD */
            Leave_Date_to_Date: string;
            /** @enum {string} */
            Leave_half_from: "First Half" | "Second Half";
            /** @enum {string} */
            Leave_half_to: "First Half" | "Second Half";
        };
        LeaveImpactMilestone: {
            _id: components["schemas"]["Id"];
            Name: string;
            Due_date: components["schemas"]["Day"];
            Project_id: components["schemas"]["Id"];
            Project_name: string;
            /** @description Of the employee in this milestone */
            Open_tasks: number;
        };
        /** @description A milestone of which the last open task ends later when tasks are planned around the leave */
        LeaveImpactMovedMilestone: {
            _id: components["schemas"]["Id"];
            Name: string;
            Due_date: components["schemas"]["Day"] | null;
            Project_id: components["schemas"]["Id"];
            Project_name: string;
            /** @description Without the leave */
            Ends_before: components["schemas"]["Day"];
            /** @enum {string} */
            Ends_before_half: "First Half" | "Second Half";
            /** @description With the leave */
            Ends_after: components["schemas"]["Day"];
            /** @enum {string} */
            Ends_after_half: "First Half" | "Second Half";
        };
        LeaveImpactSprint: {
            _id: components["schemas"]["Id"];
            Name: string;
            DueDate: components["schemas"]["Day"];
            Project_id: components["schemas"]["Id"];
            Project_name: string;
        };
        LeaveImpactTask: {
            _id: components["schemas"]["Id"];
            Task_key: string;
            Short_summary: string;
            Due_date: components["schemas"]["Day"];
            Status: string;
        };
        LeaveLogEntry: {
            _id: components["schemas"]["Id"];
            /** @description What happened: the status that was set */
            Action_Log: string;
            Comment: string | null;
            /** @description First and last name */
            Created_by: string;
            Create_at: components["schemas"]["Instant"];
        };
        LeaveLogsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["LeaveLogEntry"][];
        };
        LeaveQuarterTotal: {
            /** @enum {string} */
            Quarter: "Quarter-1" | "Quarter-2" | "Quarter-3" | "Quarter-4";
            /** @description Leaves of any status that begin in it */
            Leaves: number;
            /** @description Those among them that wait for a decision */
            Pending: number;
            /** @description Days of the Approved and Conditional Approved ones */
            Granted_days: number;
            /** @description Granted days of Casual Leave */
            Casual_days: number;
            /** @description Granted days of Sick Leave */
            Sick_days: number;
        };
        LeaveQuartersAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["LeaveQuarterTotal"][];
        };
        /** @description An employee who is out today. Visible to all users, therefore without type and reason */
        LeaveToday: {
            _id: components["schemas"]["Id"];
            Employee_ID: components["schemas"]["Id"];
            Employee: components["schemas"]["LeaveEmployee"];
            /** @description First and last day, comma-separated: YYYY-MM-DD,YYYY-MM-DD */
            Leave_Date_to_Date: string;
            /** @enum {string} */
            Leave_half_from: "First Half" | "Second Half";
            /** @enum {string} */
            Leave_half_to: "First Half" | "Second Half";
            /** @enum {string} */
            Status: "Approved" | "Conditional Approved";
            /**
             * @description 1 when out in the first half of today
             * @enum {integer}
             */
            away_first_half: 0 | 1;
            /**
             * @description 1 when out in the second half of today
             * @enum {integer}
             */
            away_second_half: 0 | 1;
        };
        LeaveWindow: {
            Rows: components["schemas"]["Leave"][];
            /** @description Leaves that pass the filters */
            Total: number;
            /** @description Only with Count_by */
            Counts?: components["schemas"]["ValueCount"][];
        };
        LeaveWindowAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["LeaveWindow"];
        };
        LeaveYear: {
            Leaves: components["schemas"]["LeaveCalendarEntry"][];
            /** @description By day */
            Holidays: components["schemas"]["LeaveHoliday"][];
        };
        LeaveYearAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["LeaveYear"];
        };
        LeavesAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["Leave"][];
        };
        LeavesTodayAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["LeaveToday"][];
        };
        /** @description What has been corrected by hand on a day; null when nothing has */
        LinkedManualAttendance: {
            _id: components["schemas"]["Id"];
            Employee_id: components["schemas"]["Id"];
            /**
             * @description Mean of the two halves
             * @enum {number}
             */
            present_count: 0 | 0.5 | 1;
            /** @enum {integer} */
            present_first_half: 0 | 1;
            /** @enum {integer} */
            present_second_half: 0 | 1;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC
             */
            check_in_time: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC
             */
            check_out_time: string | null;
            /** Format: date */
            date: string;
            /** @description Face logs of the day do not count */
            Replaces_recorded: boolean;
            /**
             * Format: date-time
             * @description When it was stored, ISO 8601 in UTC
             */
            Changed_at: string;
            /** @description First and last name of the editor */
            Changed_by: string | null;
        } | null;
        LinkedManualAttendanceAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["LinkedManualAttendance"];
        };
        LinkedManualAttendanceForm: {
            id: components["schemas"]["Id"];
            /** Format: date */
            date?: string;
        };
        LinkedTasksForm: {
            task_id: components["schemas"]["Id"];
        };
        ListCommentsForm: {
            /** @description Id of a task or of a project */
            Task_id: string;
            With_own_deleted?: components["schemas"]["Ticked"];
        };
        ListKraRecordsForm: {
            /** @description Month from 1900-01 to 2199-12 (YYYY-MM) */
            month?: string;
            /** @description Only this employee; '' for all */
            Employee_id?: string;
        };
        ListOvertimeForm: {
            Creater_id?: components["schemas"]["OptionalId"];
        };
        ListSavedViewsForm: {
            Table: components["schemas"]["TableName"];
        };
        ListedForecast: {
            Milestone_id: components["schemas"]["Id"];
            /** @description Its open tasks */
            Open: number;
            /** @description Day by which its present tasks are done with a chance of 50 per cent; null where the last twelve weeks do not say */
            P50: string | null;
            /** @description The same with 85 per cent */
            P85: string | null;
        };
        Location: {
            _id: components["schemas"]["Id"];
            Location_name: string;
            /** @enum {string} */
            Status: "Active" | "DeActive";
            /** @description Employees and holidays that point here; above 0 it cannot be deleted */
            used_by: number;
            /** @description Grows with every change */
            Version: number;
        };
        LocationAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["Location"];
        };
        LocationsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["Location"][];
        };
        /** @description The signed-in person (FIELD-018) */
        LoggedInUser: {
            _id: components["schemas"]["Id"];
            First_name: string;
            Last_name: string;
            Employee_code: string;
            /** @description Link to the picture */
            Profile_pic: string | null;
            Role_permission_id: components["schemas"]["Id"];
            Position_id: components["schemas"]["PositionReference"];
            Email?: string;
            /** @description IANA name; decides what 'today' is */
            Company_time_zone?: string;
        };
        /** @description FIELD-031, FIELD-056 */
        LoggedTimeEntry: {
            _id: components["schemas"]["Id"];
            Status: components["schemas"]["TimerStatus"];
            Check_In: components["schemas"]["Instant"];
            /** @description Instant; null while running */
            Check_Out: string | null;
            Employee_id: components["schemas"]["EmployeeMatch"];
            Task_id: {
                _id: components["schemas"]["Id"];
                Task_key: string;
                Short_summary: string;
            };
            /** @description Instant of the last change by hand */
            Corrected_at?: string | null;
            Correction_reason?: string | null;
        };
        ManualAttendanceDecisionsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["DecisionResult"][];
        };
        ManualAttendanceEmployee: {
            _id: components["schemas"]["Id"];
            First_name: string;
            Middle_name: string | null;
            Last_name: string;
            Employee_code: string;
        };
        ManualAttendanceEvidence: {
            Request: components["schemas"]["ManualAttendanceRequest"];
            Day: components["schemas"]["AttendanceDayEvidence"];
            /** @description False when the month is closed and the caller does not hold Report.Employee_Present */
            May_change_day: boolean;
        };
        ManualAttendanceEvidenceAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["ManualAttendanceEvidence"];
        };
        ManualAttendanceLogEntry: {
            _id: components["schemas"]["Id"];
            /** @description What happened: the status that was set */
            Action_Log: string;
            Comment: string | null;
            /** @description First and last name */
            Created_by: string;
            Create_at: components["schemas"]["Instant"];
        };
        ManualAttendanceLogsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["ManualAttendanceLogEntry"][];
        };
        ManualAttendanceRequest: {
            _id: components["schemas"]["Id"];
            employee_id: components["schemas"]["ManualAttendanceEmployee"];
            date: components["schemas"]["Day"];
            /** @enum {string} */
            type: "checkIn" | "checkOut";
            time: components["schemas"]["ClockTime"];
            reason: string;
            /** @enum {string} */
            status: "Pending" | "Approved" | "Rejected";
            /** @description Why it was rejected */
            status_comment: string | null;
            /** Format: date-time */
            Create_at: string;
            /** @description First and last name of the approver */
            Action_by: string | null;
            /**
             * Format: date-time
             * @description When, ISO 8601 in UTC
             */
            Action_on: string | null;
            /** @description Whether the caller may decide this request now */
            May_decide: boolean;
        };
        ManualAttendanceRequestAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["ManualAttendanceRequest"];
        };
        ManualAttendanceRequestsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["ManualAttendanceRequest"][];
        };
        ManualAttendanceWindow: {
            Rows: components["schemas"]["ManualAttendanceRequest"][];
            /** @description Requests that pass the filters */
            Total: number;
            /** @description Only with Count_by */
            Counts?: components["schemas"]["ValueCount"][];
        };
        ManualAttendanceWindowAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["ManualAttendanceWindow"];
        };
        /** @description FIELD-038 */
        ManualTimes: {
            date?: components["schemas"]["Day"];
            /** @description Instant */
            Check_In: string | null;
            /** @description Instant */
            Check_Out: string | null;
        };
        ManualTimesAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["ManualTimes"][];
        };
        ManyTaskIdsForm: {
            ids: components["schemas"]["Id"][];
        };
        ManyTasksAnswer: {
            status: components["schemas"]["Done"];
            data: {
                /** @description Names the change for its undoing; null when nothing was changed or when this was the undoing */
                Change_id: string | null;
                /** @description One for each task, in the order of ids, changes, new_tasks */
                Results: components["schemas"]["TaskEditResult"][];
                /** @description The tasks that were changed or made */
                Tasks: components["schemas"]["ChangedTask"][];
            };
        };
        MasterReference: {
            _id: components["schemas"]["Id"];
            Name: string;
        };
        MasterUse: {
            _id: components["schemas"]["Id"];
            /** @enum {string} */
            Kind: "Employee" | "Holiday" | "Project" | "Position" | "Department" | "Ticket";
            Name: string;
            /** @description Code of an employee, short name of a project, date of a holiday */
            Detail: string;
        };
        MasterUsesAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["MasterUse"][];
        };
        MasterUsesForm: {
            /** @enum {string} */
            Master: "Location" | "Vertical" | "Tech_Stack" | "Requirement" | "Position" | "Department" | "Ticket_Department";
            id: components["schemas"]["Id"];
        };
        MemberLeave: {
            _id: components["schemas"]["Id"];
            From: components["schemas"]["Day"];
            To: components["schemas"]["Day"];
            /** @description Length of the whole leave */
            Days: number;
        };
        MemberStatistics: {
            /** @description Identifier of the assignee; null for unassigned tasks */
            _id: string | null;
            Name: string;
            Is_member: boolean;
            Statuses: components["schemas"]["MemberStatusWork"][];
        };
        MemberStatisticsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["MemberStatistics"][];
        };
        MemberStatusWork: {
            Status: components["schemas"]["TaskStatus"];
            Count: number;
            Estimated_hours: number;
            /** @description Logged by anybody on these tasks; to the second */
            Logged_minutes: number;
        };
        MemberWork: {
            _id: components["schemas"]["Id"];
            First_name: string;
            Last_name: string;
            Role: string;
            Profile_pic: string | null;
            /** @enum {string} */
            Status: "Active" | "DeActive";
            Position: string | null;
            Email: string;
            Is_leader: boolean;
            Joined_at: string;
            Work: components["schemas"]["WorkFigures"];
            /** @description Open and due before today */
            Overdue_task_count: number;
            /** @description What the member has logged in this project, on deleted tasks too; to the second */
            Logged_minutes: number;
            /** @description Approved; today and the 13 days after */
            Leaves: components["schemas"]["MemberLeave"][];
            /** @description Calendar days of approved leave from Monday to Sunday of this week, in steps of 0.5 */
            Away_days: number;
        };
        MembersAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["ProjectMember"][];
        };
        /** @description FIELD-054, with figures over the tasks that are in its sprints now */
        Milestone: {
            _id: components["schemas"]["Id"];
            Project_id: components["schemas"]["Id"];
            Name: string;
            Description: string | null;
            /** @description Day */
            StartDate: string | null;
            /** @description Day */
            DueDate: string | null;
            Status: components["schemas"]["PlanStatus"];
            /** @description Grows with every change */
            Version: number;
            /** @description By start date */
            Sprints: components["schemas"]["MilestoneSprint"][];
            Work: components["schemas"]["WorkFigures"];
            /** @description Of its tasks, without rejected ones */
            Estimated_hours: number;
            /** @description Of finished time entries in its tasks, without rejected ones; to the second */
            Logged_minutes: number;
        };
        MilestoneAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["Milestone"];
        };
        MilestoneForecastsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["ListedForecast"][];
        };
        MilestoneReportAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["ReportMilestone"][];
        };
        MilestoneSprint: {
            _id: components["schemas"]["Id"];
            Name: string;
            Status: components["schemas"]["PlanStatus"];
            Work: components["schemas"]["WorkFigures"];
            Closing: components["schemas"]["SprintClosingFigures"];
        };
        MilestonesAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["Milestone"][];
        };
        MissingPunch: {
            _id: components["schemas"]["Id"];
            Code: string;
            Name: string;
            Day: components["schemas"]["Day"];
            /** @enum {string} */
            Missing: "Check-in" | "Check-out" | "Last check-out";
            /** Format: date-time */
            Check_in: string | null;
            /** Format: date-time */
            Check_out: string | null;
        };
        MissingPunchWindow: {
            Rows: components["schemas"]["MissingPunch"][];
            Total: number;
            /** @description Only with Count_by */
            Counts?: components["schemas"]["ValueCount"][];
        };
        MissingPunchesAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["MissingPunchWindow"];
        };
        MonthEnd: {
            Month: components["schemas"]["YearMonth"];
            /**
             * Format: date-time
             * @description null while the month is open
             */
            Closed_at: string | null;
            /** @description First and last name */
            Closed_by: string | null;
            Records: number;
            /** @description Records without an answer of active employees */
            Unanswered: number;
            /** @description Records with an Issue */
            Issues: number;
            /** @description Active employees of the month who have no record */
            Without_record: number;
            /** @description Rows of listMissingPunches */
            Missing_punches: number;
            /** @description Pending requests to correct a day of the month */
            Corrections: number | null;
            /** @description Pending leaves with a day in the month */
            Leaves: number | null;
            /** @description Pending overtime of the month */
            Overtime: number | null;
            /** @description Rows of comparePresentMonth whose Outcome is not Same */
            Differences: number;
        };
        MonthEndAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["MonthEnd"];
        };
        MonthlyAttendanceAnswer: {
            status: components["schemas"]["Done200"];
            /** @description Empty when the month has no record */
            data: components["schemas"]["PresentRecord"][];
        };
        MonthlyAttendanceForm: {
            /** @description The caller's own Employee_code; another one is ignored */
            Code: string;
            /** @description Zero-based month, January is 0; the newest record of that month answers */
            month: number;
            /** @description Year of the month; without it the newest record of that month */
            Year?: number;
            /**
             * @description 'true', with Year: of the months up to this one, from that of joining on, the oldest that waits for the caller's answer; without one the newest of this month and the one before
             * @enum {string}
             */
            Waiting?: "true" | "false";
        };
        MusterRow: {
            _id: components["schemas"]["Id"];
            Name: string;
            Code: string;
            Department: string | null;
            /** @description Of the last day of the month on which the person was employed */
            Location: string | null;
            /**
             * Format: date
             * @description The day of the month from which on the location or shift of its last day applies, which are shown; null when they apply all month
             */
            Workplace_since: string | null;
            /** @description A text for every day of the month: the code of both halves, 'DP/PL' where they differ, '' while unknown */
            Days: string[];
            Working_days: number;
            Present: number;
            Absent: number;
            Paid_leave: number;
            Holiday: number;
        };
        MusterSheetAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["MusterWindow"];
        };
        MusterWindow: {
            Rows: components["schemas"]["MusterRow"][];
            Total: number;
        };
        NamedChoice: {
            _id: components["schemas"]["Id"];
            Name: string;
            /** @enum {string} */
            Status: "Active" | "DeActive";
        };
        NamedChoicesAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["NamedChoice"][];
        };
        NamedMaster: {
            _id: components["schemas"]["Id"];
            Name: string;
            /** @enum {string} */
            Status: "Active" | "DeActive";
            /** @description Projects that point here, deleted ones included; above 0 it cannot be deleted */
            used_by: number;
            /** @description Grows with every change */
            Version: number;
        };
        NamedMasterAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["NamedMaster"];
        };
        NamedMastersAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["NamedMaster"][];
        };
        NewFaceDeviceAnswer: {
            status: components["schemas"]["Done"];
            data: {
                Device: components["schemas"]["FaceDevice"];
                /** @description Stored as a hash only: it cannot be shown again */
                Key: string;
            };
        };
        NextHoliday: {
            Day: components["schemas"]["Day"];
            Name: string;
            /**
             * @description The half that is off; null for the whole day
             * @enum {string|null}
             */
            Half: "First Half" | "Second Half" | null;
        } | null;
        NextHolidayAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["NextHoliday"];
        };
        Notification: {
            _id: components["schemas"]["Id"];
            /** @description What it is about, such as mention or task-assigned */
            Kind: string;
            Text: string;
            /** @description Address in the client that shows what it is about */
            Path: string;
            Create_at: components["schemas"]["Instant"];
            /** @description Instant */
            Read_at: string | null;
            /** @description Name of the person who did it */
            Actor: string | null;
            Actor_pic: string | null;
        };
        NotificationsAnswer: {
            status: components["schemas"]["Done"];
            data: {
                Rows: components["schemas"]["Notification"][];
                Total: number;
                Unread: number;
            };
        };
        /**
         * Format: optional-date
         * @description Date from 1900-01-01 to 2199-12-31 (YYYY-MM-DD); '' for none
         */
        OptionalDay: string;
        /** @description Opaque identifier; '' for none */
        OptionalId: string;
        OptionalMasterReference: {
            _id: components["schemas"]["Id"];
            Name: string;
        } | null;
        Overtime: {
            _id: components["schemas"]["Id"];
            Overtime_date: components["schemas"]["Day"];
            Description: string;
            Project_id: components["schemas"]["OvertimeProject"];
            Creater_id: components["schemas"]["Id"];
            /** @enum {string} */
            Approval_Status: "Pending" | "Approved" | "Rejected";
            Approval_Status_Comment: string | null;
            Creater: components["schemas"]["OvertimeEmployee"];
            /** Format: date-time */
            Create_at: string;
            /** @description First and last name of the approver */
            Action_by: string | null;
            /**
             * Format: date-time
             * @description When, ISO 8601 in UTC
             */
            Action_on: string | null;
            /** @description Whether the caller may decide this entry now */
            May_decide: boolean;
            /** @description Month of present data of its day when that is closed, YYYY-MM; null while it is open. Such an entry is changed, deleted and decided by holders of Report.Employee_Present alone */
            Closed_month: string | null;
            /** @description Hours that the employee claims */
            Claimed_hours: number | null;
            /** @description Grows with every change */
            Version: number;
            /** @description What check-in and check-out of the day say; in windows and of an entry that is read by itself */
            Face_record?: components["schemas"]["OvertimeRecord"];
            /** @description What the task timers of the day say; in windows and of an entry that is read by itself */
            Timer_record?: components["schemas"]["OvertimeRecord"];
        };
        OvertimeAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["Overtime"];
        };
        OvertimeDay: {
            /** @description What the shift leaves of the day; on a day off the whole day */
            Max_hours: number;
            /** @description By other entries of the caller for the day that are not rejected */
            Claimed_hours: number;
            /** @description What can still be claimed */
            Free_hours: number;
        };
        OvertimeDayAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["OvertimeDay"];
        };
        OvertimeDecisionAnswer: {
            status: components["schemas"]["Done200"];
            data: components["schemas"]["Overtime"];
        };
        OvertimeDecisionsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["DecisionResult"][];
        };
        OvertimeEmployee: {
            _id: components["schemas"]["Id"];
            First_name: string;
            Last_name: string;
            Employee_code: string;
        };
        OvertimeEvidence: {
            /** @description With both records of its day */
            Entry: components["schemas"]["Overtime"];
            /**
             * Format: date-time
             * @description First check-in of the day, by face log or by an approved correction
             */
            Check_in: string | null;
            /**
             * Format: date-time
             * @description Last check-out of the day, by face log or by an approved correction
             */
            Check_out: string | null;
            /** @description Whether the day is a Saturday or a Sunday */
            Day_off: boolean;
            /** @description Holiday of the day where the employee works */
            Holiday: string | null;
            /**
             * @description Part of the day that a granted leave takes
             * @enum {string|null}
             */
            Leave: "Full Day" | "First Half" | "Second Half" | null;
            /** @description What fits on the day, without this entry */
            Day: components["schemas"]["OvertimeDay"];
            /** @description Other entries of the employee for the same month as far as the caller may see them, those of the day first */
            Others: components["schemas"]["Overtime"][];
            /** @description How many of them there are */
            Others_total: number;
            /** @description Approved overtime of the employee in the month of the entry */
            Month_hours: number;
        };
        OvertimeEvidenceAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["OvertimeEvidence"];
        };
        OvertimeListAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["Overtime"][];
        };
        OvertimeLogEntry: {
            _id: components["schemas"]["Id"];
            /** @description Pending, Edited, Approved or Rejected */
            Action_Log: string;
            Comment: string | null;
            /** @description First and last name */
            Created_by: string;
            Create_at: components["schemas"]["Instant"];
        };
        OvertimeLogsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["OvertimeLogEntry"][];
        };
        OvertimeProject: {
            _id: components["schemas"]["Id"];
            Project_name: string;
            /** @description Identifier of the employee */
            Project_manager_id: string | null;
            /** @description Identifier of the employee */
            Technical_project_manager_id: string | null;
        };
        OvertimeProjectsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["OvertimeProject"][];
        };
        /** @description Hours outside the shift that are on record, against the claim */
        OvertimeRecord: {
            /** @enum {string} */
            Result: "Matched" | "Short" | "No record" | "No claim";
            /** @description Hours outside the shift */
            Hours: number;
            /** @description Hours that the claim is above the record */
            Short_by: number;
        };
        OvertimeWindow: {
            Rows: components["schemas"]["Overtime"][];
            /** @description Entries that pass the filters */
            Total: number;
            /** @description Only with Count_by */
            Counts?: components["schemas"]["ValueCount"][];
        };
        OvertimeWindowAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["OvertimeWindow"];
        };
        OwnCorrection: {
            Day: components["schemas"]["Day"];
            /**
             * Format: date-time
             * @description ISO 8601 in UTC
             */
            Check_in: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC
             */
            Check_out: string | null;
        };
        OwnDue: {
            _id: components["schemas"]["Id"];
            /** @enum {string} */
            Kind: "milestone" | "sprint";
            Name: string;
            Due_date: components["schemas"]["Day"];
            Status: string;
            Project_id: components["schemas"]["Id"];
            Project_name: string;
        };
        OwnDueTasks: {
            Groups: components["schemas"]["DueGroupOfTasks"][];
            /** @description Open tasks that are due later or have no due date */
            Later_total: number;
        };
        OwnDueTasksAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["OwnDueTasks"];
        };
        OwnDuesAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["OwnDue"][];
        };
        OwnKraState: {
            Own_average: number;
            /** @description Null until the leader has rated */
            Leader_average: number | null;
            /** @description Full name */
            Team_leader: string;
        } | null;
        OwnMonth: {
            Corrections: components["schemas"]["OwnCorrection"][];
            Overtime: components["schemas"]["OwnOvertime"][];
            /** @description Those for days of the month */
            Requests: components["schemas"]["OwnRequestFigure"][];
            /** @description Assigned tasks as they are now, in whatever month */
            Tasks: components["schemas"]["OwnTaskFigure"][];
            Kra: components["schemas"]["OwnKraState"];
            /**
             * @description The caller's answer to the monthly attendance record; 'Not asked' for a month before the day of joining, null while there is no record
             * @enum {string|null}
             */
            Record_status: "No answer" | "Not asked" | "Approved" | "Issue" | null;
            /** @description The month is closed and the caller cannot add or change its hours */
            Hours_closed: boolean;
        };
        OwnMonthAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["OwnMonth"];
        };
        OwnOvertime: {
            _id: components["schemas"]["Id"];
            Day: components["schemas"]["Day"];
            Hours: number | null;
            /** @enum {string} */
            Status: "Pending" | "Approved" | "Rejected";
            Project_name: string;
        };
        OwnRequestFigure: {
            /** @enum {string} */
            Kind: "leave" | "manual-attendance" | "overtime";
            Status: string;
            Total: number;
        };
        OwnTaskFigure: {
            Status: string;
            Priority: string;
            Total: number;
        };
        OwnTimeEntriesAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["OwnTimeEntry"][];
        };
        OwnTimeEntry: {
            _id: components["schemas"]["Id"];
            Status: components["schemas"]["TimerStatus"];
            /** @description First closed month (YYYY-MM) that the entry lies in, in which the caller changes no hours; otherwise null */
            Closed_month: string | null;
            Check_In: components["schemas"]["Instant"];
            /** @description Instant; null while running */
            Check_Out: string | null;
            Task_id: components["schemas"]["TimedTask"];
            Project_id: components["schemas"]["Id"];
            Project_name: string;
            Version: number;
            /** @description Instant of the last change by hand */
            Corrected_at: string | null;
            Correction_reason: string | null;
        };
        Passkey: {
            _id: components["schemas"]["Id"];
            Name: string;
            Added_at: components["schemas"]["Instant"];
            /** Format: date-time */
            Last_used_at: string | null;
        };
        PasskeyOptions: {
            /** @description As JSON */
            Options: string;
        };
        PasskeyOptionsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["PasskeyOptions"];
        };
        /**
         * Format: json
         * @description The answer of the browser as JSON; it can be used once
         */
        PasskeyResponse: string;
        PasskeySignInForm: {
            Passkey: components["schemas"]["PasskeyResponse"];
            /** @description Token by which this browser is known since an earlier sign-in */
            Device?: string;
        };
        /**
         * @description Age in days, from this number up to the next one
         * @enum {string}
         */
        PendingAge: "0" | "1" | "3" | "7" | "30";
        PendingEmployee: {
            _id: components["schemas"]["Id"];
            First_name: string;
            Last_name: string;
            Employee_code: string;
        };
        PendingFigure: {
            Kind: components["schemas"]["PendingKind"];
            Total: number;
            /**
             * Format: date-time
             * @description When the oldest was asked for, ISO 8601 in UTC; null without any
             */
            Oldest: string | null;
        };
        PendingItem: {
            _id: components["schemas"]["Id"];
            Kind: components["schemas"]["PendingKind"];
            Employee: components["schemas"]["PendingEmployee"];
            /** @description What is asked for, in a few words */
            Summary: string;
            /** @description The reason or the description that was given; '' where there is none */
            Note: string;
            /**
             * Format: date
             * @description First day that it is about; of a month its first day
             */
            From: string;
            /**
             * Format: date
             * @description Last day that it is about; of a month its first day
             */
            To: string;
            /**
             * @description Of a leave
             * @enum {string|null}
             */
            Half_from: "First Half" | "Second Half" | null;
            /**
             * @description Of a leave
             * @enum {string|null}
             */
            Half_to: "First Half" | "Second Half" | null;
            /**
             * @description Of a manual attendance request
             * @enum {string|null}
             */
            Request_type: "checkIn" | "checkOut" | null;
            /** @description Of a manual attendance request, HH:mm on the clock of the company */
            Request_time: string | null;
            /** @description First closed month of present data that one of its days lies in, YYYY-MM; null while all are open */
            Closed_month: string | null;
            Create_at: components["schemas"]["Instant"];
            /** @enum {string} */
            Status: "Pending" | "Issue";
            /** @description Of an overtime entry, which its employee can change while it is pending; grows with every change */
            Version: number | null;
        };
        PendingItems: {
            Rows: components["schemas"]["PendingItem"][];
            /** @description Length of the whole list, with the kind that was asked for */
            Total: number;
            /** @description Every kind that the list can hold for the caller, also without any */
            Figures: components["schemas"]["PendingFigure"][];
        };
        PendingItemsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["PendingItems"];
        };
        /** @enum {string} */
        PendingKind: "leave" | "manual-attendance" | "overtime" | "kra" | "month-issue";
        /** @description FIELD-019 to FIELD-026, and the flags of calls that the specification does not have */
        PermissionRecord: {
            _id: components["schemas"]["Id"];
            /** @description Name of the role */
            Role: string;
            Project: {
                All_Task: components["schemas"]["Flag"];
                View_Member: components["schemas"]["Flag"];
                Create_Task: components["schemas"]["Flag"];
                Delete_Project: components["schemas"]["Flag"];
                Edit_Project: components["schemas"]["Flag"];
                Edit_Task: components["schemas"]["Flag"];
                Add_Project: components["schemas"]["Flag"];
                All_Project: components["schemas"]["Flag"];
                Edit_Member: components["schemas"]["Flag"];
            };
            Milestone_Project: components["schemas"]["ChangeFlags"];
            Sprint_Project: components["schemas"]["ChangeFlags"];
            KRA: {
                Employee_KRA: components["schemas"]["Flag"];
                TL_HOD_KRA: components["schemas"]["Flag"];
            };
            Employee: {
                View_Employee: components["schemas"]["Flag"];
                Add_Employee: components["schemas"]["Flag"];
                Edit_Employee: components["schemas"]["Flag"];
                Personal_Data: components["schemas"]["Flag"];
            };
            Report: {
                Leave_Report: components["schemas"]["Flag"];
                Ticket_Report: components["schemas"]["Flag"];
                Face_Report: components["schemas"]["Flag"];
                Manual_Attendance_Request: components["schemas"]["Flag"];
                Attendance_Summary: components["schemas"]["Flag"];
                Approve_Leave: components["schemas"]["Flag"];
                Employee_Present: components["schemas"]["Flag"];
            };
            PM_Report: {
                Employee_Tracker: components["schemas"]["Flag"];
                Seven_Days_Working_plan: components["schemas"]["Flag"];
                Milestone_Report: components["schemas"]["Flag"];
                Project_Status_Report: components["schemas"]["Flag"];
                Sprint_Report: components["schemas"]["Flag"];
                Task_Report: components["schemas"]["Flag"];
                Task_Timer_Report: components["schemas"]["Flag"];
                Dues: components["schemas"]["Flag"];
            };
            Master: {
                Position: components["schemas"]["Flag"];
                Department: components["schemas"]["Flag"];
                Holidays: components["schemas"]["Flag"];
                Ticket_Department: components["schemas"]["Flag"];
                Location: components["schemas"]["Flag"];
                Vertical: components["schemas"]["Flag"];
                Roles_Permission: components["schemas"]["Flag"];
                Tech_Stack: components["schemas"]["Flag"];
                Requirement: components["schemas"]["Flag"];
                KRA_Question: components["schemas"]["Flag"];
                Audit_Log: components["schemas"]["Flag"];
            };
            Me: {
                Team_Leave: components["schemas"]["Flag"];
            };
            Overtime: {
                Approve_Overtime: components["schemas"]["Flag"];
                All_Overtime: components["schemas"]["Flag"];
            };
            Ticket: {
                Manage_Ticket: components["schemas"]["Flag"];
            };
            Interview: {
                Interview_Form: components["schemas"]["Flag"];
            };
            Demonstration: {
                Set_Today: components["schemas"]["Flag"];
            };
        };
        PermissionRecordAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["PermissionRecord"][];
        };
        PersonalDataLinkAnswer: {
            status: components["schemas"]["Done"];
            data: {
                /** @description Path with query below the origin */
                Link: string;
            };
        };
        PlanChart: {
            _id: components["schemas"]["Id"];
            Project_id: components["schemas"]["Id"];
            Name: string;
            /** @description Day */
            StartDate: string | null;
            /** @description Day */
            DueDate: string | null;
            /** @description Instant of the last closing of the sprint, or of the last change of the tasks of a closed milestone; null while it is not closed */
            Closed_at: string | null;
            Forecast: components["schemas"]["PlanForecast"];
            Points: components["schemas"]["PlanChartPoint"][];
            /** @description From which the points are computed */
            States: components["schemas"]["PlanChartState"][];
            /** @description Tasks that were in it at some time and are not deleted, by number */
            Tasks: components["schemas"]["PlanChartTask"][];
        };
        PlanChartAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["PlanChart"];
        };
        /** @description Null for days to come */
        PlanChartFigures: {
            Scope: components["schemas"]["ChartAmount"];
            Open: components["schemas"]["ChartAmount"];
            Finished: components["schemas"]["ChartAmount"];
            /** @description Tasks that came into the scope since the point before */
            Added: number;
            /** @description Tasks that left the scope since the point before */
            Removed: number;
        } | null;
        PlanChartPoint: {
            /** @description Day at whose end the figures are taken; null for the beginning of the first day */
            Day: string | null;
            /** @description Share of the halves of the day that the assignees of the sprint, or all people of the company, work, by weekly offs and holidays; 0 is a day off, 1 the beginning */
            Work_share: number;
            Until: components["schemas"]["Instant"];
            Ideal: components["schemas"]["ChartIdeal"];
            Figures: components["schemas"]["PlanChartFigures"];
        };
        /** @description What a task was while it was in the sprint or milestone */
        PlanChartState: {
            Task_id: components["schemas"]["Id"];
            Status: components["schemas"]["PlanStatus"];
            /** @description Estimated */
            Hours: number | null;
            From: components["schemas"]["Instant"];
            /** @description Instant; null for the present state */
            To: string | null;
        };
        PlanChartTask: {
            _id: components["schemas"]["Id"];
            Task_key: string;
            Summary: string;
            Assignees: string | null;
        };
        PlanChoice: {
            _id: components["schemas"]["Id"];
            Name: string;
        };
        PlanDeleted: {
            _id: components["schemas"]["Id"];
            Project_id: components["schemas"]["Id"];
            /** @description The tasks that are in no sprint any more, or in it again; none for a milestone */
            Task_ids: string[];
        };
        PlanDeletedAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["PlanDeleted"];
        };
        /** @description Null for a closed sprint or milestone */
        PlanForecast: {
            /** @description Its open tasks */
            Open: number;
            /** @description Day by which its present tasks are done with a chance of 50 per cent; null where the last twelve weeks do not say */
            P50: string | null;
            /** @description The same with 85 per cent */
            P85: string | null;
        } | null;
        PlanReference: {
            _id: components["schemas"]["Id"];
            Name: string;
        } | null;
        /** @enum {string} */
        PlanStatus: "OPEN" | "IN PROGRESS" | "DEVELOPMENT DONE" | "READY FOR QA" | "READY FOR UAT" | "REOPEN" | "REJECTED" | "ON HOLD" | "CLOSE";
        PortfolioAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["PortfolioProject"][];
        };
        /** @description Of the current sprint; null without one */
        PortfolioBurndown: {
            Sprint_id: components["schemas"]["Id"];
            /** @description The beginning and all days, as in the chart of the sprint; of longer sprints days at equal distances, whose share is the largest of the days since the one before */
            Points: components["schemas"]["PortfolioBurndownPoint"][];
            /** @description What would be open today if work went on evenly */
            Ideal_now: number | null;
        } | null;
        PortfolioBurndownPoint: {
            /**
             * Format: date
             * @description null for the beginning of the sprint
             */
            Day: string | null;
            /** @description The share of the day that the people of the sprint work; 0 on a day off */
            Work_share: number;
            /** @description Open tasks at its end; null for days to come */
            Open: number | null;
            /** @description What would be open if work went on evenly; null without a due day */
            Ideal: number | null;
        };
        PortfolioChart: {
            Project_id: components["schemas"]["Id"];
            Burndown: components["schemas"]["PortfolioBurndown"];
            Forecast: components["schemas"]["PortfolioForecast"];
        };
        PortfolioChartsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["PortfolioChart"][];
        };
        /** @description Of the next milestone; null without one */
        PortfolioForecast: {
            Milestone_id: components["schemas"]["Id"];
            Open: number;
            /**
             * Format: date
             * @description Its open tasks are done by this day with a chance of 50 per cent; null while the history does not say
             */
            P50: string | null;
            /** Format: date */
            P85: string | null;
        } | null;
        /** @description The open milestone that is due first */
        PortfolioMilestone: {
            _id: components["schemas"]["Id"];
            Name: string;
            /** Format: date */
            DueDate: string | null;
        } | null;
        PortfolioProject: {
            _id: components["schemas"]["Id"];
            Project_name: string;
            Project_short_name: string;
            Status: components["schemas"]["ProjectStatus"];
            Work: components["schemas"]["WorkFigures"];
            /** @description Of its tasks, without rejected ones */
            Estimated_hours: number;
            /** @description Of finished time entries in its tasks, without rejected ones */
            Logged_hours: number;
            /** @description Sum of the variances of its tasks, without rejected ones; null when none has one */
            Variance_hours: number | null;
            /** @description Open tasks whose due date has passed */
            Overdue_count: number;
            /** @description Open tasks without an assignee */
            Unassigned_count: number;
            /** @description Open tasks of the type Bug */
            Bug_count: number;
            /** @description Open tasks that wait for an open task */
            Blocked_count: number;
            /** @description How many of its bugs were open when each of the last seven weeks began on Monday, the oldest first, and how many are now */
            Bug_trend: number[];
            Sprint: components["schemas"]["PortfolioSprint"];
            Next_milestone: components["schemas"]["PortfolioMilestone"];
            /** @description Members with granted leave from Monday to Sunday of this week */
            Away_count: number;
            Last_update: components["schemas"]["PortfolioUpdate"];
        };
        /** @description Of the open sprints that have started, the one that is due first */
        PortfolioSprint: {
            _id: components["schemas"]["Id"];
            Name: string;
            /** Format: date */
            DueDate: string | null;
            Work: components["schemas"]["WorkFigures"];
        } | null;
        /** @description The newest status update; null without one */
        PortfolioUpdate: {
            _id: components["schemas"]["Id"];
            Health: components["schemas"]["ProjectHealth"];
            /** @description The beginning of its text without formatting */
            Text: string;
            Author: string;
            Create_at: components["schemas"]["Instant"];
        } | null;
        PositionAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["PositionRecord"];
        };
        PositionEntriesAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["PositionEntry"][];
        };
        PositionEntry: {
            _id: components["schemas"]["Id"];
            Position_name: string;
            Department: components["schemas"]["OptionalMasterReference"];
            /** @description Its people are offered as project managers */
            Is_project_manager: boolean;
            /** @description Its people are offered as technical project managers */
            Is_technical_project_manager: boolean;
            /** @enum {string} */
            Status: "Active" | "DeActive";
            /** @description Employees that point here; above 0 it cannot be deleted */
            used_by: number;
            /** @description Grows with every change */
            Version: number;
        };
        PositionEntryAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["PositionEntry"];
        };
        PositionRecord: {
            _id: components["schemas"]["Id"];
            Position: string;
            Position_name: string;
            Department_name?: string | null;
        };
        PositionReference: {
            _id: components["schemas"]["Id"];
            Position: string;
            Position_name?: string;
        } | null;
        Preference: {
            Key: string;
            /** @description JSON text */
            Value: string;
        };
        PreferenceAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["Preference"];
        };
        PreferencesAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["Preference"][];
        };
        /**
         * @description Presence of an employee today
         * @enum {string}
         */
        PresenceState: "In" | "Out" | "Half day" | "On leave" | "Day off" | "Absent" | "Not joined yet";
        PresentComparison: {
            Rows: components["schemas"]["PresentComparisonRow"][];
            /** @description Rows of the whole list */
            Total: number;
            /** @description Only with Count_by */
            Counts?: components["schemas"]["ValueCount"][];
        };
        PresentComparisonAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["PresentComparison"];
        };
        PresentComparisonRow: {
            /** @description null without an employee of this code */
            Employee_id: string | null;
            Code: string;
            Name: string;
            /** @description Identifier of the stored record */
            _id: string | null;
            /** @enum {string} */
            Outcome: "Differs" | "No record" | "No employee" | "Same";
            Stored: components["schemas"]["PresentFigures"];
            Computed: components["schemas"]["PresentFigures"];
            /** @description Fields in which both differ */
            Differences: string[];
        };
        PresentFigures: {
            Working_days: number;
            Full_leave: number;
            Half_leave: number;
            Missed_punch: number;
            WFM: number;
            Total_days: number;
        } | null;
        PresentLogChange: {
            /** @description Field of the record */
            Field: string;
            Privious_Value: string | null;
            Current_Value: string | null;
        };
        PresentLogEntry: {
            _id: components["schemas"]["Id"];
            /** @description Of a record: Uploaded, Replaced, Edited, Approved, Issue; of a month: Uploaded, Reminded, Closed, Opened again */
            Action_Log: string;
            Comment: string | null;
            Changes: components["schemas"]["PresentLogChange"][];
            /** @description First and last name */
            Created_by: string | null;
            Create_at: components["schemas"]["Instant"];
        };
        PresentLogsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["PresentLogEntry"][];
        };
        PresentMonth: {
            Month: components["schemas"]["YearMonth"];
            /**
             * Format: date-time
             * @description null while the month is open
             */
            Closed_at: string | null;
            /** @description First and last name */
            Closed_by: string | null;
            Records: number;
            /** @description Sum of the versions of the records: goes up with each change of one */
            Versions: number;
            /** @description Records without an answer of active employees */
            Unanswered: number;
            /** @description Records with an Issue */
            Issues: number;
            /** @description Active employees of the month who have no record */
            Without_record: number;
        };
        PresentMonthAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["PresentMonth"];
        };
        PresentPreview: {
            Month: components["schemas"]["YearMonth"];
            Rows: components["schemas"]["PresentPreviewRow"][];
            /** @description Columns that are not read */
            Notices: string[];
            /** @description Sum of the versions of the records that the rows replace */
            Stored_versions: number;
        };
        PresentPreviewAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["PresentPreview"];
        };
        PresentPreviewRow: {
            /** @description Line of the file */
            Line: number;
            /** @description All fields as the file has them */
            Name: string;
            Code: string;
            Working_days: string;
            Full_leave: string;
            Half_leave: string;
            Missed_punch: string;
            WFM: string;
            Carry_forward: string;
            Total_days: string;
            Allow: string;
            Grand_Total: string;
            /** @description The month has a record of this code */
            Replaces: boolean;
            /** @description Why the row cannot be stored */
            Problems: components["schemas"]["FieldProblem"][];
            /** @description What to look at before it is stored: an unknown code, a name that does not match the code, a total that does not add up */
            Warnings: components["schemas"]["FieldProblem"][];
        };
        /** @description Monthly attendance record of one employee */
        PresentRecord: {
            _id: components["schemas"]["Id"];
            /**
             * Format: date
             * @description The date given with the upload, YYYY-MM-DD; it names the month
             */
            Date: string;
            Name: string;
            /** @description Employee_code */
            Code: string;
            /** @description Days */
            Working_days: number;
            /** @description Count of full-day leaves */
            Full_leave: number;
            /** @description Count of half-day leaves */
            Half_leave: number;
            /** @description Count */
            Missed_punch: number;
            /** @description Days */
            WFM: number;
            /** @description Days; below 0 when overdrawn */
            Carry_forward: number;
            /** @description Days */
            Total_days: number;
            /** @description Days */
            Allow: number;
            /** @description Days */
            Grand_Total: number;
            /**
             * @description The employee's own answer; null while there is none
             * @enum {string|null}
             */
            Attendence_Status: "Approved" | "Issue" | null;
            /**
             * Format: date-time
             * @description When the employee answered, ISO 8601 in UTC
             */
            Attendence_Status_Date: string | null;
            /** @description What the employee says is wrong; null without an Issue */
            Attendence_Comment: string | null;
            /** @description Whether its month is closed; no employee answers then */
            Closed: boolean;
            /** @description Goes up with every change */
            Version: number;
            /** @description The employee with the code of the record; null for none */
            Employee_id: string | null;
        };
        PresentRecordAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["PresentRecord"];
        };
        PresentRecordsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["PresentRecord"][];
        };
        PresentReminders: {
            Reminded: number;
            Left_out: {
                /** @enum {string} */
                Why: "Reminded today" | "Answered" | "Not asked" | "Own month";
                Count: number;
            }[];
        };
        PresentRemindersAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["PresentReminders"];
        };
        PresentSilent: {
            Employee_id: components["schemas"]["Id"];
            Code: string;
            Name: string;
            /** @enum {string} */
            Why: "No answer" | "No record";
            /**
             * Format: date-time
             * @description The last reminder; null before the first
             */
            Reminded_at: string | null;
            /** @description First and last name */
            Reminded_by: string | null;
        };
        PresentSums: {
            Working_days: number;
            Full_leave: number;
            Half_leave: number;
            Missed_punch: number;
            WFM: number;
            Carry_forward: number;
            Total_days: number;
            Allow: number;
            Grand_Total: number;
        };
        PresentSumsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["PresentSums"];
        };
        PresentUnansweredAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["PresentUnansweredWindow"];
        };
        PresentUnansweredWindow: {
            Rows: components["schemas"]["PresentSilent"][];
            Total: number;
            /** @description Only with Count_by */
            Counts?: components["schemas"]["ValueCount"][];
        };
        /** @description The result of an upload; a file with a wrong row is rejected as a whole */
        PresentUpload: {
            /** @description Month from 1900-01 to 2199-12 (YYYY-MM) */
            month: string;
            /** @description Records of codes that were new in the month */
            added: number;
            /** @description Records that took the place of one with the same month and Code */
            replaced: number;
        };
        PresentUploadAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["PresentUpload"];
        };
        PresentWindow: {
            Rows: components["schemas"]["PresentRecord"][];
            /** @description Records that pass the filters */
            Total: number;
            /** @description Only with Count_by */
            Counts?: components["schemas"]["ValueCount"][];
        };
        PresentWindowAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["PresentWindow"];
        };
        PreviewEmployeeImportForm: {
            File: string[];
        };
        PreviewErasureForm: {
            id: components["schemas"]["Id"];
            /**
             * @description true: the first and the last name alone are replaced in texts, too
             * @enum {string}
             */
            Single_names: "true" | "false";
        };
        PreviewPresentRecordsForm: {
            /** Format: date */
            date: string;
            employee_file: string[];
        };
        PreviewTimelineMoveForm: {
            /** @description One JSON text for each task that the user moves: id, Start_date, Start_half and, for another length, Due_date and Due_half, all as text */
            moves: string[];
        };
        /** @enum {string} */
        Priority: "HIGH" | "MEDIUM" | "LOW";
        Profile: {
            _id: components["schemas"]["Id"];
            First_name: string;
            Middle_name: string | null;
            Last_name: string;
            Employee_code: string;
            Email: string;
            Mobile: string | null;
            Profile_pic: string | null;
            /** @description The stored picture; null without one */
            Picture_id: string | null;
            Position_id: components["schemas"]["PositionReference"];
            Department_name: string | null;
            /** @description Full name */
            Team_leader: string | null;
            Location: string | null;
            Vertical: string | null;
            Shift_type: string | null;
            /** @description Day */
            Joined: string | null;
            /** @description Name of the role permission */
            Role: string;
            /** @description The role as it is now: it may have changed since the sign-in */
            Role_permission_id?: string;
        };
        ProfileAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["Profile"];
        };
        /** @description FIELD-027 */
        Project: {
            _id: components["schemas"]["Id"];
            Project_name: string;
            Client_name: string;
            /** @description Comma-separated */
            Tech_stack: string;
            /** @description Full name */
            Project_manager: string | null;
            Project_manager_id: string | null;
            /** @description Full name */
            Technical_project_manager: string | null;
            Technical_project_manager_id: string | null;
            Project_short_name: string;
            /** @description Day */
            Project_awarded_date: string | null;
            /** @description Day */
            Project_start_date: string | null;
            /** @description Clean HTML */
            Project_description: string | null;
            Remark: string | null;
            /** @description Comma-separated */
            Client_requirement: string | null;
            /** @description Links */
            Document: string[];
            /** @description Comma-separated ids */
            Project_member: string;
            Status: components["schemas"]["ProjectStatus"];
            Document_files?: components["schemas"]["StoredFile"][];
            Platform?: string | null;
            Project_type?: string | null;
            /** @description Grows with every change */
            Version?: number;
            Create_at?: string;
            Update_at?: string;
            Member_count?: number;
            Work?: components["schemas"]["WorkFigures"];
            /** @description Open bugs */
            Bug_count?: number;
            Next_milestone?: {
                _id: components["schemas"]["Id"];
                Name: string;
                DueDate: string | null;
            } | null;
        };
        ProjectAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["Project"];
        };
        ProjectChangeCount: {
            Kind: components["schemas"]["ProjectChangeKind"];
            Count: number;
        };
        /** @enum {string} */
        ProjectChangeKind: "status-update" | "overdue" | "due-moved" | "reopened" | "finished" | "created" | "milestone-reached" | "milestone-moved" | "sprint-started" | "sprint-closed" | "leave";
        ProjectChangeRow: {
            _id: string;
            /** @description The task, sprint, milestone, status update or employee; null for a milestone of which the history has the name only */
            Subject_id: string | null;
            /** @description The key of a task or the code of an employee */
            Key: string | null;
            Title: string;
            /** @description The replaced value */
            Before: string | null;
            /** @description The new value; for leave its last day */
            After: string | null;
            /**
             * Format: date-time
             * @description null for what happens on a day
             */
            At: string | null;
            /**
             * Format: date
             * @description The due date of an overdue task, the first day of a sprint or a leave
             */
            Day: string | null;
            /** @description Who did it; for an overdue task its assignee */
            By: string | null;
        };
        ProjectCharts: {
            Project_id: components["schemas"]["Id"];
            Statuses: components["schemas"]["PlanStatus"][];
            Flow: components["schemas"]["ChartFlowDay"][];
            /** @description The last ten closed sprints by start */
            Velocity: components["schemas"]["ChartVelocity"][];
            Lead: components["schemas"]["ChartTimes"];
            Cycle: components["schemas"]["ChartTimes"];
            Accuracy: components["schemas"]["ChartAccuracy"];
            /** @description Open milestones by due date */
            Forecast: components["schemas"]["ChartForecast"][];
        };
        ProjectChartsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["ProjectCharts"];
        };
        ProjectChartsForm: {
            Project_id: components["schemas"]["Id"];
            /** @description Length of the time up to today */
            Days: number;
        };
        ProjectDayTask: {
            _id: components["schemas"]["Id"];
            Task_key: string;
            Summary: string;
            Status: components["schemas"]["PlanStatus"];
            Issue_type: string;
            /** @description Today */
            Assignees: string | null;
        };
        ProjectDayTasks: {
            /** @description All of them */
            Count: number;
            Tasks: components["schemas"]["ProjectDayTask"][];
        };
        ProjectDayTasksAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["ProjectDayTasks"];
        };
        ProjectDayTasksForm: {
            Project_id: components["schemas"]["Id"];
            Day: components["schemas"]["Day"];
            /**
             * @description Only open bugs; otherwise all but rejected tasks
             * @enum {string}
             */
            Open_bugs?: "true" | "false";
            Milestone_id?: components["schemas"]["Id"];
            /** @description Rows before the first answered one; 0 when it is not given */
            Skip?: number;
        };
        ProjectFinishedTasks: {
            /** @description All of them */
            Count: number;
            Tasks: components["schemas"]["ChartFinishedTask"][];
        };
        ProjectFinishedTasksAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["ProjectFinishedTasks"];
        };
        ProjectFinishedTasksForm: {
            Project_id: components["schemas"]["Id"];
            /** @description Length of the time up to today */
            Days: number;
            /**
             * @description Days from the creation, days from the first IN PROGRESS, logged per estimated hour
             * @enum {string}
             */
            Figure: "lead" | "cycle" | "ratio";
            /** @description The first is 0 */
            Bar: number;
            /** @description Rows before the first answered one; 0 when it is not given */
            Skip?: number;
        };
        /** @enum {string} */
        ProjectHealth: "On track" | "At risk" | "Off track" | "On hold" | "Done";
        ProjectIdForm: {
            Project_id: components["schemas"]["Id"];
        };
        ProjectMember: {
            _id: components["schemas"]["Id"];
            First_name: string;
            Last_name: string;
            Role: string;
            Profile_pic?: string | null;
            /** @enum {string} */
            Status?: "Active" | "DeActive";
        };
        ProjectMembersAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["MemberWork"][];
        };
        /** @description FIELD-055, with figures over the tasks that are in it now */
        ProjectSprint: {
            _id: components["schemas"]["Id"];
            Project_id: components["schemas"]["Id"];
            Name: string;
            Description: string | null;
            /** @description Day */
            StartDate: string | null;
            /** @description Day */
            DueDate: string | null;
            Scope_type: string | null;
            Status: components["schemas"]["PlanStatus"];
            Milestone: components["schemas"]["PlanReference"];
            /** @description Grows with every change */
            Version: number;
            Work: components["schemas"]["WorkFigures"];
            /** @description Of its tasks, without rejected ones */
            Estimated_hours: number;
            /** @description Of finished time entries in its tasks, without rejected ones; to the second */
            Logged_minutes: number;
            Closing: components["schemas"]["SprintClosingFigures"];
            /** @description Instant of the last closing; null when it was never closed */
            Closed_at: string | null;
        };
        ProjectSprintAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["ProjectSprint"];
        };
        ProjectSprintsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["ProjectSprint"][];
        };
        /** @enum {string} */
        ProjectStatus: "Open" | "InProgress" | "Hold" | "InClientReview" | "Completed";
        ProjectStatusReportAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["ReportProjectUpdate"][];
        };
        ProjectsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["Project"][];
        };
        /** @description One of the fields */
        ProveIdentityForm: {
            /** Format: password */
            Password?: string;
            /** Format: password */
            Code?: string;
            Passkey?: components["schemas"]["PasskeyResponse"];
        };
        ProvenIdentityAnswer: {
            status: components["schemas"]["Done"];
            data: {
                /** @description Replaces the token of the session; the one before is accepted for another 30 seconds */
                Token: string;
            };
        };
        RateKraAsTeamLeaderForm: {
            Q1: number;
            Q2: number;
            Q3: number;
            Q4: number;
            Q5: number;
            id: components["schemas"]["Id"];
        };
        RateOwnKraForm: {
            Q1: number;
            Q2: number;
            Q3: number;
            Q4: number;
            Q5: number;
            teamLeader_id: string;
            /** @description Sum of the versions of the questions that were shown; other texts answer 409. Without it those of the moment apply */
            Seen_version?: number;
        };
        ReadNotificationsForm: {
            id?: components["schemas"]["Id"];
            all?: components["schemas"]["Ticked"];
        };
        ReadinessAnswer: {
            status: components["schemas"]["Done"];
            data: {
                Ready: boolean;
            };
        };
        RecordExportForm: {
            /** @description Name of the list */
            List: string;
            /** @description Rows of the file */
            Rows: number;
        };
        RecoveryCodes: {
            /** @description One per line; null when the earlier ones stay */
            Codes: string | null;
        };
        RecoveryCodesAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["RecoveryCodes"];
        };
        RemindPresentUnansweredForm: {
            month: components["schemas"]["YearMonth"];
            /** @description Part of name or code */
            q?: string;
            /** @description Comma-separated ids of at most 1,000 employees; without it all who match */
            Employee_ids?: string;
        };
        RemoveProjectMemberForm: {
            id: components["schemas"]["Id"];
            Employee_id: components["schemas"]["Id"];
            Hand_over_to?: components["schemas"]["OptionalId"];
        };
        ReportEmployee: {
            _id: components["schemas"]["Id"];
            First_name: string;
            Last_name: string;
        };
        ReportMilestone: {
            _id: components["schemas"]["Id"];
            Name: string;
            Description: string | null;
            /**
             * Format: date
             * @description Calendar date
             */
            StartDate: string | null;
            /**
             * Format: date
             * @description Calendar date
             */
            DueDate: string | null;
            Status: components["schemas"]["ReportWorkStatus"];
            Project_id: components["schemas"]["ReportProject"];
            /** @description Due before today and not CLOSE */
            overdue: boolean;
        };
        ReportProject: {
            _id: components["schemas"]["Id"];
            Project_name: string;
            /** @description First and last name */
            Project_manager: string | null;
            /** @description First and last name */
            Technical_project_manager: string | null;
        };
        ReportProjectName: {
            _id: components["schemas"]["Id"];
            Project_name: string;
        };
        ReportProjectStatus: {
            _id: components["schemas"]["Id"];
            Project_name: string;
            /**
             * @description Status of the project now
             * @enum {string}
             */
            Status: "Open" | "InProgress" | "Hold" | "InClientReview" | "Completed";
        };
        ReportProjectUpdate: {
            _id: components["schemas"]["Id"];
            Project_id: components["schemas"]["ReportProjectStatus"];
            Comment: string | null;
            Create_at: components["schemas"]["Instant"];
            /** @description Instant of the last change of the text of a comment or status update */
            Edited_at: string | null;
            Task_id: components["schemas"]["ReportUpdateTask"];
            /** @description First and last name */
            Created_by: string;
        };
        ReportSprint: {
            _id: components["schemas"]["Id"];
            Name: string;
            Description: string | null;
            /**
             * Format: date
             * @description Calendar date
             */
            StartDate: string | null;
            /**
             * Format: date
             * @description Calendar date
             */
            DueDate: string | null;
            Scope_type: string | null;
            Status: components["schemas"]["ReportWorkStatus"];
            Milestone: components["schemas"]["ReportSprintMilestone"];
            Project_id: components["schemas"]["ReportProject"];
            /** @description Due before today and not CLOSE */
            overdue: boolean;
        };
        /** @description The milestone that a sprint works towards; null for none */
        ReportSprintMilestone: {
            _id: components["schemas"]["Id"];
            Name: string;
        } | null;
        ReportTask: {
            _id: components["schemas"]["Id"];
            Short_summary: string;
            Task_key: string;
        };
        ReportTimerEntry: {
            _id: components["schemas"]["Id"];
            Employee_id: components["schemas"]["ReportEmployee"];
            Project_id: components["schemas"]["ReportProjectName"];
            Task_id: components["schemas"]["ReportTask"];
            Check_In: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description ISO 8601 in UTC; null while Running
             */
            Check_Out: string | null;
            /** @enum {string} */
            Status: "Running" | "Stopped";
        };
        /** @description The task that a status update is about; null when it is about the project as a whole */
        ReportUpdateTask: {
            _id: components["schemas"]["Id"];
            Short_summary: string;
            Task_key: string;
        } | null;
        /** @enum {string} */
        ReportWorkStatus: "OPEN" | "IN PROGRESS" | "DEVELOPMENT DONE" | "READY FOR QA" | "READY FOR UAT" | "REOPEN" | "REJECTED" | "ON HOLD" | "CLOSE";
        RequestManualAttendanceForm: {
            /** Format: date */
            date: string;
            /** @enum {string} */
            type: "checkIn" | "checkOut";
            time: string;
            /** @enum {string} */
            reason: "technical issue" | "Health Issue" | "Cricket Tournament" | "Vehicle Issue" | "Client Meeting" | "WFH";
        };
        ResetPasswordAnswer: {
            status: components["schemas"]["Done"];
            data: {
                /** @description Token by which this browser is known from now on; null when the one that was sent stays good */
                Device: string | null;
            };
        };
        ResetPasswordForm: {
            Token: string;
            /** Format: password */
            Password: string;
            /** @description Token by which this browser is known since an earlier sign-in */
            Device?: string;
        };
        RestoredAnswer: {
            status: components["schemas"]["Done"];
            data: {
                _id: components["schemas"]["Id"];
                /** @enum {string} */
                Restored: "task" | "project";
                /** @description Tasks that are back */
                Task_count: number;
            };
        };
        Role: {
            _id: components["schemas"]["Id"];
            Role: string;
            Description: string;
            /** @description Its holders can do nothing else until they have added a second factor */
            Second_factor_required: boolean;
            /** @description Every flag that is '1', in the order of the record */
            Granted: components["schemas"]["FlagName"][];
            /** @description How many flags there are */
            Flags: number;
            /** @description People who hold it, with those who have left, without those whose personal data is erased; above 0 it cannot be deleted */
            used_by: number;
            /** @description Active people who hold it */
            Active_holders: number;
            updated_at: components["schemas"]["Instant"];
            Version: number;
        };
        RoleAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["Role"];
        };
        RoleChange: {
            _id: components["schemas"]["Id"];
            Role_id: components["schemas"]["Id"];
            /** @description Name at that time */
            Role: string;
            /** @enum {string} */
            Action: "added" | "changed" | "deleted";
            /** @description The name before, where it changed */
            Former_role: string | null;
            /** @description The new description, where it changed */
            Description?: string | null;
            /** @description The new value, where it changed */
            Second_factor_required: boolean | null;
            Granted: components["schemas"]["FlagName"][];
            Revoked: components["schemas"]["FlagName"][];
            /** @description Full name */
            Changed_by: string | null;
            Changed_at: components["schemas"]["Instant"];
        };
        RoleHistoryAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["RoleChange"][];
        };
        RoleHistoryForm: {
            id?: components["schemas"]["Id"];
        };
        RoleHolder: {
            _id: components["schemas"]["Id"];
            Name: string;
            Employee_code: string;
            Position_name: string | null;
            /** @enum {string} */
            Status: "Active" | "DeActive";
        };
        RoleHoldersAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["RoleHolder"][];
        };
        RolesAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["Role"][];
        };
        RunningTimerAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["TaskTimer"][];
        };
        SaveBaselineForm: {
            Project_id: components["schemas"]["Id"];
            Name: string;
        };
        /** @description With id the entry is changed, without it a new one is made. Fields that are left out become empty */
        SaveDepartmentForm: {
            id?: components["schemas"]["Id"];
            /** @description The version that was edited; a newer stored one answers 409. Without it the last one wins */
            Version?: number;
            /** @description Unique */
            Department_name: string;
            Head_id?: components["schemas"]["OptionalId"];
            Parent_id?: components["schemas"]["OptionalId"];
            /** @enum {string} */
            Status: "Active" | "DeActive";
        };
        /** @description With id the entry is changed, without it a new one is made */
        SaveHolidayForm: {
            id?: components["schemas"]["Id"];
            /** @description The version that was edited; a newer stored one answers 409. Without it the last one wins */
            Version?: number;
            /**
             * Format: date
             * @description Calendar date, YYYY-MM-DD
             */
            Holiday_date: string;
            /** @description Unique on its day */
            Holiday_name: string;
            /** @enum {string} */
            Holiday_type: "Full Day" | "First Half" | "Second Half";
            /** @description Where it is kept; none means everywhere */
            Locations?: components["schemas"]["Id"][];
        };
        SaveInterviewForm: {
            id?: components["schemas"]["OptionalId"];
            /** @description The version that was edited; a newer stored one answers 409 */
            Version?: number;
            Candidate: string;
            Email: string;
            Mobile?: string;
            Position: string;
            /** @description Years, '' for unknown */
            Experience?: string;
            /** @description Days, '' for unknown */
            Notice_period?: string;
            Source?: string;
            Round: string;
            Date: components["schemas"]["OptionalDay"];
            Time: string;
            Mode: string;
            /** @description Comma-separated employee ids */
            Interviewers?: string;
            /**
             * Format: json
             * @description JSON object of item and rating, 1 to 10
             */
            Ratings?: string;
            Result?: string;
            Remarks?: string;
            /**
             * @description true: the round is handed in and does not change any more
             * @enum {string}
             */
            Submit: "true" | "false";
            /**
             * @description false drops the résumé; absent keeps it
             * @enum {string}
             */
            Keep_resume?: "true" | "false";
            Resume?: string[];
        };
        SaveKraQuestionForm: {
            /** @enum {string} */
            Question: "Q1" | "Q2" | "Q3" | "Q4" | "Q5";
            Text: string;
            /** @description The version that was edited; a newer stored one answers 409. Without it the last one wins */
            Version?: number;
        };
        /** @description With id the entry is changed, without it a new one is made */
        SaveLocationForm: {
            id?: components["schemas"]["Id"];
            /** @description The version that was edited; a newer stored one answers 409. Without it the last one wins */
            Version?: number;
            /** @description Letters of any script and spaces; unique */
            Location_name: string;
            /** @enum {string} */
            Status: "Active" | "DeActive";
        };
        /** @description With id the entry is changed, without it a new one is made */
        SaveOvertimeForm: {
            id?: components["schemas"]["Id"];
            /** Format: date */
            Overtime_date: string;
            Description: string;
            Project_id: string;
            Creater_id?: components["schemas"]["OptionalId"];
            /** @description The version that was edited; a newer stored one answers 409. Without it the last one wins */
            Version?: number;
            /** @description Hours of overtime; left out when not said */
            Claimed_hours?: number;
        };
        /** @description With id the entry is changed, without it a new one is made. Fields that are left out become empty */
        SavePositionForm: {
            id?: components["schemas"]["Id"];
            /** @description The version that was edited; a newer stored one answers 409. Without it the last one wins */
            Version?: number;
            /** @description Unique */
            Position_name: string;
            Department_id?: components["schemas"]["OptionalId"];
            Is_project_manager?: components["schemas"]["Ticked"];
            Is_technical_project_manager?: components["schemas"]["Ticked"];
            /** @enum {string} */
            Status: "Active" | "DeActive";
        };
        SavePreferenceForm: {
            Key: string;
            /**
             * Format: json
             * @description JSON text; '' forgets the preference
             */
            Value: string;
        };
        /** @description With id the entry is changed, without it a new one is made. Fields that are left out become empty */
        SaveRequirementForm: {
            id?: components["schemas"]["Id"];
            /** @description The version that was edited; a newer stored one answers 409. Without it the last one wins */
            Version?: number;
            /** @description Unique */
            Name: string;
            /** @enum {string} */
            Status: "Active" | "DeActive";
        };
        /** @description With id the role is changed, without it a new one is made */
        SaveRoleForm: {
            id?: components["schemas"]["Id"];
            /** @description Unique */
            Role: string;
            Description?: string;
            /**
             * @description Stays as it is when left out
             * @enum {string}
             */
            Second_factor_required?: "true" | "false";
            /** @description All flags that it grants; none when left out */
            Granted?: components["schemas"]["FlagName"][];
            /** @description The version that the change was made from */
            Version?: number;
        };
        SaveTaskDependencyForm: {
            /** @description Id or key of the task that waits */
            task_id: string;
            /** @description Id or key of the task that it waits for */
            blocker_id: string;
            /** @default 0 */
            Lag_days: number;
            /** @description The lag when the user began to change it; 409 when another one is stored */
            Former_lag_days?: number;
        };
        /** @description With id the entry is changed, without it a new one is made. Fields that are left out become empty */
        SaveTechStackForm: {
            id?: components["schemas"]["Id"];
            /** @description The version that was edited; a newer stored one answers 409. Without it the last one wins */
            Version?: number;
            /** @description Unique */
            Name: string;
            /** @enum {string} */
            Status: "Active" | "DeActive";
        };
        /** @description With id the entry is changed, without it a new one is made. Fields that are left out become empty */
        SaveTicketDepartmentForm: {
            id?: components["schemas"]["Id"];
            /** @description The version that was edited; a newer stored one answers 409. Without it the last one wins */
            Version?: number;
            /** @description Unique */
            Ticket_department_name: string;
            /** @description Begins the ID of every ticket; unique; fixed once there are tickets */
            Prefix: string;
            Handlers?: components["schemas"]["Id"][];
            /** @description Working hours until the first reply */
            Response_hours: number;
            /** @enum {string} */
            Status: "Active" | "DeActive";
        };
        SaveTimelineMoveForm: {
            /** @description One JSON text for each task that the user moves: id, Start_date, Start_half and, for another length, Due_date and Due_half, all as text */
            moves: string[];
            /** @description That of the preview that the user saw; 409 when a preview would differ from it */
            Fingerprint: string;
        };
        /** @description With id the entry is changed, without it a new one is made */
        SaveVerticalForm: {
            id?: components["schemas"]["Id"];
            /** @description The version that was edited; a newer stored one answers 409. Without it the last one wins */
            Version?: number;
            /** @description Unique */
            Vertical_name: string;
            /** @enum {string} */
            Status: "Active" | "DeActive";
        };
        /** @description With id the sent fields of the view are changed; without it a new view is made, which needs View */
        SaveViewForm: {
            id?: components["schemas"]["Id"];
            Table: components["schemas"]["TableName"];
            /** @description Unique among one's own of the table */
            Name: string;
            /** Format: json */
            View?: string;
            Is_shared?: components["schemas"]["Ticked"];
            /** @description The version that the change was made from */
            Version?: number;
        };
        SavedBaselineAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["Baseline"];
        };
        SavedView: {
            _id: components["schemas"]["Id"];
            Table: components["schemas"]["TableName"];
            Name: string;
            /** @description Search, sort, filters, groups and layout, as JSON */
            View: string;
            /** @description Everybody may use it; only the owner changes it */
            Is_shared: boolean;
            Is_own: boolean;
            /** @description Own, or shared by a former employee and the user edits employees */
            May_delete: boolean;
            /** @description Full name */
            Owner: string;
            updated_at: components["schemas"]["Instant"];
            Version: number;
        };
        SavedViewAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["SavedView"];
        };
        SavedViewsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["SavedView"][];
        };
        /** @enum {string} */
        ScopeType: "" | "Fixed scope" | "Flexible scope";
        SearchAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["SearchHits"];
        };
        SearchHits: {
            Projects: {
                _id: components["schemas"]["Id"];
                Project_name: string;
                Project_short_name: string;
                Status: string;
            }[];
            Tasks: {
                _id: components["schemas"]["Id"];
                Task_key: string;
                Short_summary: string;
                Status: string;
                Project_id: components["schemas"]["Id"];
            }[];
            Tickets: {
                _id: components["schemas"]["Id"];
                Ticket_key: string;
                Title: string;
                Status: string;
            }[];
            People: {
                _id: components["schemas"]["Id"];
                Name: string;
                Employee_code: string;
                Position: string | null;
            }[];
        };
        SecondFactor: {
            /**
             * Format: date-time
             * @description null without an authenticator app
             */
            Authenticator_added_at: string | null;
            Passkeys: components["schemas"]["Passkey"][];
            /** @description How many are unused */
            Recovery_codes: number;
            /** @description Whether the account has a password */
            Has_password: boolean;
            /** @description The role demands a second factor */
            Is_required: boolean;
        };
        SecondFactorAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["SecondFactor"];
        };
        ServerStatus: {
            /** @description By the machine's clock, as all times here */
            Answered_at: components["schemas"]["Instant"];
            /** @description Name of the machine that answered */
            Host: string;
            /** @description The worker that answered */
            Worker: number;
            Version: string;
            Node_version: string;
            Started_at: components["schemas"]["Instant"];
            Parts: components["schemas"]["StatusPart"][];
            Backups: components["schemas"]["StatusBackups"];
            Mails: components["schemas"]["StatusMails"];
            Storage: components["schemas"]["StatusStorage"];
            Workers: components["schemas"]["StatusWorker"][];
            /** @description By the time of 95 of 100 requests */
            Slowest: components["schemas"]["StatusOperation"][];
            /** @description Those that have failed since the start, last failure first */
            Failing: components["schemas"]["StatusOperation"][];
            Settings: components["schemas"]["StatusSetting"][];
        };
        ServerStatusAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["ServerStatus"];
        };
        SessionRecord: {
            _id: components["schemas"]["Id"];
            Created_at: components["schemas"]["Instant"];
            Last_seen_at: components["schemas"]["Instant"];
            Expires_at: components["schemas"]["Instant"];
            Address: string | null;
            Browser: string | null;
            Is_current: boolean;
        };
        SessionsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["SessionRecord"][];
        };
        SessionsEndedAnswer: {
            status: components["schemas"]["Done"];
            data: {
                Ended: number;
            };
        };
        SetTodayForm: {
            Today?: components["schemas"]["OptionalDay"];
        };
        SettleTimerOverrunForm: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            Decision: "Stop" | "Keep";
            /**
             * Format: date-time
             * @description With Stop: when the work ended; default the end of the day
             */
            At?: string;
            /** @description Default: why the day ended then */
            Reason?: string;
            Version: number;
        };
        SignInAnswer: {
            status: components["schemas"]["Done"];
            /** @description Empty while the second step is missing */
            data: components["schemas"]["LoggedInUser"][];
            /** @description Opaque bearer token; empty while the second step is missing */
            token: string;
            expires_at?: components["schemas"]["Instant"];
            /** @description Path at which the user begins. The chosen one while he or she may open it, else the one of the role */
            Start_page?: string;
            /** @description Token by which this browser is known from now on; absent when the one that was sent stays good */
            Device?: string;
            /** @description The account has a second factor: this token and a code complete the sign-in within five minutes (completeSignIn) */
            Challenge?: string;
            /** @description With Challenge, what the account can be confirmed by */
            Factors?: components["schemas"]["FactorKind"][];
        };
        SignInForm: {
            Email: string;
            /** Format: password */
            Password: string;
            /** @description Token by which this browser is known since an earlier sign-in: wrong passwords of strangers do not slow it down */
            Device?: string;
        };
        SignOutAnswer: {
            status: components["schemas"]["Done"];
            data: {
                /** @description Where the browser ends the session at the identity provider; null when there is none */
                Provider_url: string | null;
            };
        };
        SignOutEverywhereForm: {
            Keep_this?: components["schemas"]["Ticked"];
        };
        SplitTimeEntryForm: {
            id: components["schemas"]["Id"];
            /** Format: date-time */
            At: string;
            /** @description Task of the second part; absent for the same */
            Task_id?: string;
            Reason: string;
            Version: number;
        };
        SprintCapacity: {
            _id: components["schemas"]["Id"];
            Project_id: components["schemas"]["Id"];
            /** @description First day that is left, today at the earliest; null without a due day, and when the sprint is over or closed or its project is completed */
            From: string | null;
            /** @description Due day of the sprint, a year after From at the latest */
            To: string | null;
            People: components["schemas"]["SprintCapacityPerson"][];
            Unassigned: components["schemas"]["SprintWork"];
        };
        SprintCapacityAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["SprintCapacity"];
        };
        SprintCapacityPerson: {
            _id: components["schemas"]["Id"];
            Name: string;
            Employee_code: string;
            Position: string | null;
            /** @description Working hours from From to To without leave and days off */
            Capacity_hours: number;
            /** @description Granted leave on working days of that time; 0.5 for a half */
            Leave_days: number;
            Work: components["schemas"]["SprintWork"];
            /** @description Hours that the working plan has of other tasks on these days, of all projects */
            Other_hours: number;
            /** @description Capacity without both; negative where there is too much to do */
            Free_hours: number;
        };
        /** @description FIELD-035 */
        SprintChoice: {
            _id: components["schemas"]["Id"];
            Name: string;
            Status?: string;
            StartDate?: string | null;
            DueDate?: string | null;
        };
        SprintClosing: {
            _id: components["schemas"]["Id"];
            Closed_at: components["schemas"]["Instant"];
            /** @description Full name */
            Closed_by: string | null;
            /** @description Name at that time of the sprint that took the open tasks */
            Carried_to: string | null;
            Work: components["schemas"]["WorkFigures"];
            /** @description Open tasks that went on in another sprint */
            Carried_over: number;
            /** @description By key */
            Tasks: components["schemas"]["SprintClosingTask"][];
        };
        /** @description What a closed sprint held when it was closed; null for a sprint that is not closed or was closed without a record */
        SprintClosingFigures: {
            Work: components["schemas"]["WorkFigures"];
            /** @description Open tasks that went on in another sprint */
            Carried_over: number;
            /** @description Name at that time of the sprint that took them; null when they stayed */
            Carried_to: string | null;
            /** @description Of its tasks, without rejected ones */
            Estimated_hours: number;
            /** @description Of finished time entries in its tasks, without rejected ones; to the second */
            Logged_minutes: number;
        } | null;
        /** @description A task as it was when the sprint was closed */
        SprintClosingTask: {
            _id: components["schemas"]["Id"];
            Task_key: string;
            Short_summary: string;
            Issue_type: string;
            Priority: string;
            Status: components["schemas"]["PlanStatus"];
            Assignees: string | null;
            /** @description Hours */
            Task_duration: number | null;
            /** @description To the second */
            Logged_minutes: number;
            /** @description Taken over by another sprint */
            Carried: boolean;
        };
        SprintClosingsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["SprintClosing"][];
        };
        SprintReference: {
            _id: components["schemas"]["Id"];
            Name: string;
        } | null;
        SprintReportAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["ReportSprint"][];
        };
        SprintTasksAdded: {
            Sprint: components["schemas"]["ProjectSprint"];
            Task_ids: string[];
        };
        SprintTasksAddedAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["SprintTasksAdded"];
        };
        SprintWork: {
            /** @description Open tasks of the sprint */
            Tasks: number;
            /** @description Those of them that have no estimate and count as 0 hours */
            Without_estimate: number;
            /** @description Estimated hours of these tasks that are not logged yet */
            Hours: number;
        };
        SprintsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["SprintChoice"][];
        };
        StatusBackup: {
            Started_at: components["schemas"]["Instant"];
            /** @description Null while it is running */
            Finished_at: string | null;
            Size_bytes: number | null;
            Problem: string | null;
            Is_encrypted: boolean | null;
            Is_scheduled: boolean;
        };
        StatusBackups: {
            /** @description Interval of scheduled backups; null when there are none */
            Every_minutes: number | null;
            Next_at: string | null;
            /** @description The newest one; absent when there is none */
            Last?: components["schemas"]["StatusBackup"];
            /** @description The newest finished without a problem; absent when there is none */
            Last_good?: components["schemas"]["StatusBackup"];
        };
        StatusMails: {
            /** @description Also for employees who are off */
            Waiting: number;
            /** @description Of these, those that were tried without success or are being sent */
            Tried: number;
            Oldest_at: string | null;
            /** @description By this server since its start */
            Last_sent_at: string | null;
            /** @description Of this server since its start */
            Last_problem: string | null;
            Last_problem_at: string | null;
        };
        StatusOperation: {
            /** @description Of the contract; 'other' for pages, files and unknown addresses */
            Operation: string;
            Requests: number;
            /** @description Answered with a status of 500 or more */
            Failed: number;
            Mean_ms: number;
            /** @description 95 of 100 requests took at most this long */
            Percentile_ms: number;
            Max_ms: number;
            Max_at: string | null;
            Last_failed_at: string | null;
            Last_failed_status: number | null;
            /** @description Number of the request in the log */
            Last_failed_request: string | null;
        };
        /** @description Something that Daybook needs or that its settings name */
        StatusPart: {
            /** @enum {string} */
            Name: "database" | "mail" | "identity_provider" | "public_address" | "proxy" | "backups" | "data_folder" | "files" | "live_changes" | "traces" | "workers";
            /**
             * @description unset: the settings name none; unknown: not yet checked
             * @enum {string}
             */
            State: "works" | "fails" | "attention" | "unset" | "unknown";
            /** @description Since when it works or fails */
            Since: string | null;
            /** @description When it was last used or checked */
            Checked_at: string | null;
            /** @description Why it fails or needs attention */
            Reason: string | null;
            /** @description What it is, without secrets */
            Detail: string | null;
        };
        StatusSetting: {
            Name: string;
            /** @description Of secrets only whether they are set */
            Value: string;
        };
        StatusStorage: {
            Database_bytes: number;
            Database_version: string;
            /** @description The newest change of the database's structure */
            Migration: string;
            /** @description On the disk of DATA_DIR */
            Data_free_bytes: number | null;
            /** @description On the disk of BACKUP_DIR */
            Backup_free_bytes: number | null;
        };
        StatusUpdate: {
            _id: components["schemas"]["Id"];
            Project_id: components["schemas"]["Id"];
            Author_id: components["schemas"]["Id"];
            Author: string;
            Author_pic: string | null;
            Health: components["schemas"]["ProjectHealth"];
            /** @description Clean HTML */
            Text: string;
            Create_at: components["schemas"]["Instant"];
            /** @description Instant of the last correction */
            Edited_at: string | null;
            /** @description Until when the caller may change or delete it; null for those of others */
            Editable_until: string | null;
            Version: number;
        };
        StatusUpdateAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["StatusUpdate"];
        };
        StatusUpdatesAnswer: {
            status: components["schemas"]["Done"];
            data: {
                Rows: components["schemas"]["StatusUpdate"][];
                Total: number;
            };
        };
        StatusWorker: {
            Number: number;
            /** @description False while it is starting or too busy; then its figures are 0 */
            Does_answer: boolean;
            Started_at: string | null;
            /** @description Open pages that receive changes */
            Streams: number;
            /** @description Answered since it started, streams excluded */
            Requests: number;
            /** @description Of these, those answered with a status of 500 or more */
            Failed: number;
            Memory_bytes: number;
            /** @description Connections to the database in use */
            Connections_busy: number;
            Connections_max: number;
            /** @description Requests that wait for a connection to the database */
            Waiting: number;
        };
        StoredFile: {
            _id: components["schemas"]["Id"];
            Name: string;
            /** @description Bytes */
            Size: number;
            /** @description Media type as found in the bytes */
            Type: string;
            /** @description Signed link, good for about an hour */
            Link: string;
        };
        /** @description Name of the table */
        TableName: string;
        /** @description FIELD-028 */
        Task: {
            _id: components["schemas"]["Id"];
            Task_key: string;
            Issue_type: components["schemas"]["IssueType"];
            Short_summary: string;
            /** @description Full name */
            Reporter: string | null;
            Reporter_id?: string | null;
            /** @description Full name */
            Assignees: string | null;
            /** @description Id of the assignee */
            Employee_id: string | null;
            /** @description Day */
            Assigned_date: string | null;
            /** @description The same day, in sortable form */
            Assigned_date2: string | null;
            /** @description Day */
            Due_date: string | null;
            /** @description Hours */
            Task_duration: number | null;
            Priority: components["schemas"]["Priority"];
            Status: components["schemas"]["TaskStatus"];
            Project_id: components["schemas"]["Id"];
            Project_name: string;
            Project_short_name?: string;
            Sprint_id: components["schemas"]["SprintReference"];
            /** @description Grows with every change */
            Version: number;
            Create_at?: string;
            Update_at?: string;
            /** @description Name of the milestone that the sprint works towards */
            Milestone?: string | null;
            /** @description Instant of the last closing; null while it is not CLOSE */
            Closed_at?: string | null;
            /** @description Instant since which it has its status */
            Status_since?: string;
            /** @description Of finished time entries; a running timer counts when it stops */
            Logged_hours?: number;
            /** @description Logged less estimated; null without an estimate, and before the first logged time of a task that is not CLOSE */
            Variance_hours?: number | null;
            /** @description Logged of estimated; null without an estimate */
            Progress_percent?: number | null;
            Reopen_count?: number;
            Comment_count?: number;
            /** @description First day of the planned work */
            Start_date?: string | null;
            /**
             * @description Half of Start_date with which the work begins
             * @enum {string}
             */
            Start_half?: "First Half" | "Second Half";
            /**
             * @description Half of Due_date with which the work ends
             * @enum {string}
             */
            Due_half?: "First Half" | "Second Half";
            /** @description The tasks that it waits for, by key */
            Blocked_by?: components["schemas"]["TaskDependency"][];
            /** @description The tasks that wait for it, by key */
            Blocks?: components["schemas"]["TaskDependency"][];
            /** @description Clean HTML */
            Description: string | null;
            /** @description Comma-separated ids of linked tasks */
            Linkissue_Taskkey: string | null;
            /** @description Links */
            Document: string[];
            Document_files?: components["schemas"]["StoredFile"][];
            /** @description Minutes of all stopped timers */
            Logged_minutes?: number;
        };
        TaskAnalytics: {
            _id: components["schemas"]["Id"];
            Status: components["schemas"]["TaskStatus"];
            Issue_type: components["schemas"]["IssueType"];
        };
        TaskAnalyticsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["TaskAnalytics"][];
        };
        TaskAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["Task"];
        };
        /** @description What is deleted with a task */
        TaskDeletionPreview: {
            _id: components["schemas"]["Id"];
            Task_key: string | null;
            Summary: string | null;
            /** @description Employees whose timers run on it: they are stopped */
            Timers: string[];
            /** @description Of all employees, to the second; they stay in the hours of people, and are in no others until it is restored */
            Logged_minutes: number;
            /** @description Keys of visible open tasks that wait for it while it is open and are not deleted with it */
            Waiting: string[];
            /** @description Why it cannot be deleted */
            Message: string | null;
        };
        TaskDeletionPreviewAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["TaskDeletionPreview"][];
        };
        /** @description The other end of a dependency */
        TaskDependency: {
            _id: components["schemas"]["Id"];
            Task_key: string;
            Status: components["schemas"]["TaskStatus"];
            /** @description Working days from the end of the one task to the start of the other; negative for an overlap */
            Lag_days: number;
        };
        TaskEditResult: {
            /** @description null for a new task that was rejected */
            _id: string | null;
            Task_key: string | null;
            /** @enum {string} */
            Outcome: "done" | "refused" | "unchanged";
            /** @description Why it was rejected; when someone has changed the values since they were shown, or since the change that is undone, by whom */
            Message: string | null;
            Competing?: components["schemas"]["CompetingTaskEdit"];
        };
        /** @description A value as the field of a task of a list has it */
        TaskFieldValue: (string | null) | (number | null) | components["schemas"]["SprintReference"] | components["schemas"]["TaskDependency"][];
        TaskFieldsAnswer: {
            status: components["schemas"]["Done"];
            data: {
                Rows: components["schemas"]["TaskFieldValue"][][];
                /** @description Length of the whole list */
                Total: number;
            };
        };
        TaskGroup: {
            /** @description Id of the project, person, sprint or milestone, otherwise the value itself; '' for none */
            Key: string;
            /** @description Name; '' for none */
            Label: string;
            Count: number;
            /** @description Hours */
            Task_duration: number;
            Logged_hours: number;
            /** @description Sum over the tasks that have a variance; null when none has one */
            Variance_hours: number | null;
            Reopen_count: number;
            Comment_count: number;
        };
        TaskGroupsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["TaskGroup"][];
        };
        /** @description A task in a list */
        TaskRow: {
            _id: components["schemas"]["Id"];
            Task_key: string;
            Issue_type: components["schemas"]["IssueType"];
            Short_summary: string;
            /** @description Full name */
            Reporter: string | null;
            Reporter_id?: string | null;
            /** @description Full name */
            Assignees: string | null;
            /** @description Id of the assignee */
            Employee_id: string | null;
            /** @description Day */
            Assigned_date: string | null;
            /** @description The same day, in sortable form */
            Assigned_date2: string | null;
            /** @description Day */
            Due_date: string | null;
            /** @description Hours */
            Task_duration: number | null;
            Priority: components["schemas"]["Priority"];
            Status: components["schemas"]["TaskStatus"];
            Project_id: components["schemas"]["Id"];
            Project_name: string;
            Project_short_name?: string;
            Sprint_id: components["schemas"]["SprintReference"];
            /** @description Grows with every change */
            Version: number;
            Create_at?: string;
            Update_at?: string;
            /** @description Name of the milestone that the sprint works towards */
            Milestone?: string | null;
            /** @description Instant of the last closing; null while it is not CLOSE */
            Closed_at?: string | null;
            /** @description Instant since which it has its status */
            Status_since?: string;
            /** @description Of finished time entries; a running timer counts when it stops */
            Logged_hours?: number;
            /** @description Logged less estimated; null without an estimate, and before the first logged time of a task that is not CLOSE */
            Variance_hours?: number | null;
            /** @description Logged of estimated; null without an estimate */
            Progress_percent?: number | null;
            Reopen_count?: number;
            Comment_count?: number;
            /** @description First day of the planned work */
            Start_date?: string | null;
            /**
             * @description Half of Start_date with which the work begins
             * @enum {string}
             */
            Start_half?: "First Half" | "Second Half";
            /**
             * @description Half of Due_date with which the work ends
             * @enum {string}
             */
            Due_half?: "First Half" | "Second Half";
            /** @description The tasks that it waits for, by key */
            Blocked_by?: components["schemas"]["TaskDependency"][];
            /** @description The tasks that wait for it, by key */
            Blocks?: components["schemas"]["TaskDependency"][];
        };
        /** @enum {string} */
        TaskStatus: "OPEN" | "IN PROGRESS" | "DEVELOPMENT DONE" | "READY FOR QA" | "READY FOR UAT" | "REOPEN" | "REJECTED" | "ON HOLD" | "CLOSE";
        TaskTimer: {
            Status: components["schemas"]["TimerStatus"];
            /** @description Instant; null when the caller never ran a timer on this task */
            Check_In: string | null;
            /** @description Instant */
            Check_Out: string | null;
            Task_id?: components["schemas"]["Id"];
            Project_id?: components["schemas"]["Id"];
            Task_key?: string;
            Short_summary?: string;
            /** @description Instant of the answer; lets a client with a wrong clock show the right elapsed time */
            Server_time?: string;
            /**
             * Format: date
             * @description Day from which the stopped time counts, when the month in which the timer started has been closed since
             */
            Counted_from?: string | null;
            /** @description The task whose timer this start has stopped */
            Stopped_task?: {
                _id: components["schemas"]["Id"];
                Task_key: string;
            } | null;
        };
        TaskTimerAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["TaskTimer"];
        };
        TaskTimerForm: {
            Task_id: components["schemas"]["Id"];
            Project_id?: components["schemas"]["OptionalId"];
            /**
             * @description The state that the person saw when toggling; if the timer is in another state by now, nothing changes and 409 is answered
             * @enum {string}
             */
            Expected?: "Running" | "Stopped";
        };
        TaskTimerReportAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["ReportTimerEntry"][];
        };
        TaskWindowAnswer: {
            status: components["schemas"]["Done"];
            data: {
                Rows: components["schemas"]["TaskRow"][];
                /** @description Length of the whole list */
                Total: number;
            };
        };
        TasksAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["TaskRow"][];
        };
        /**
         * @description A ticked or unticked box
         * @enum {string}
         */
        Ticked: "true" | "false";
        Ticket: {
            _id: components["schemas"]["Id"];
            Ticket_key: string;
            Title: string;
            Department_id: components["schemas"]["Id"];
            Department: string;
            Raised_by_id: components["schemas"]["Id"];
            Raised_by: string;
            Assigned_id: string | null;
            Assigned: string | null;
            Type: components["schemas"]["TicketType"];
            Priority: components["schemas"]["TicketPriority"];
            Status: components["schemas"]["TicketStatus"];
            Create_at: components["schemas"]["Instant"];
            Update_at: components["schemas"]["Instant"];
            /** Format: date-time */
            Last_reply_at: string | null;
            /**
             * @description Waiting while there is no reply and still time for it
             * @enum {string}
             */
            Within_response_time: "Yes" | "No" | "Waiting";
            /**
             * Format: date-time
             * @description Until when there is time for the first reply; null unless `Within_response_time` is Waiting
             */
            Response_due_at: string | null;
            Reopen_count: number;
            Version: number;
            May_handle: boolean;
            /** @description HTML */
            Description: string | null;
            /** @description Those of the ticket itself */
            Files: components["schemas"]["StoredFile"][];
            /** @description The oldest first; the newest 500 */
            Messages: components["schemas"]["TicketMessage"][];
            /** @description The newest first, at most 500 */
            Logs: components["schemas"]["TicketLogEntry"][];
            /** @description Statuses that the caller can set now */
            Next_statuses: components["schemas"]["TicketStatus"][];
            /** @description Whether the caller may change title, type, priority, description and files */
            May_edit: boolean;
            May_reply: boolean;
            /** @description Whom it can be assigned to; empty unless May_handle */
            Handlers: components["schemas"]["TicketPerson"][];
            /** @description Working hours within which the department promises the first reply */
            Response_hours: number;
            /** Format: date-time */
            First_reply_at: string | null;
            /** Format: date-time */
            Resolved_at: string | null;
        };
        TicketAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["Ticket"];
        };
        TicketDepartment: {
            _id: components["schemas"]["Id"];
            Ticket_department_name: string;
            Prefix: string;
            Handlers: components["schemas"]["MasterReference"][];
            Response_hours: number;
            /** @enum {string} */
            Status: "Active" | "DeActive";
            /** @description Tickets that point here; above 0 it cannot be deleted */
            used_by: number;
            /** @description Grows with every change */
            Version: number;
        };
        TicketDepartmentAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["TicketDepartment"];
        };
        TicketDepartmentMedians: {
            Department_id: components["schemas"]["Id"];
            Department: string;
            Tickets: number;
            /** @description Neither resolved nor closed */
            Open: number;
            /** @description Median of the working hours until the first reply */
            Reply_hours: number | null;
            /** @description Median of the working hours until a ticket was resolved */
            Resolution_hours: number | null;
            /** @description Of those that are answered or late */
            Within_response_percent: number | null;
            /** @description Tickets that were reopened at least once */
            Reopened: number;
        };
        TicketDepartmentsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["TicketDepartment"][];
        };
        TicketLogEntry: {
            _id: components["schemas"]["Id"];
            /** @description What was done, or the field that was changed */
            Action_Log: string;
            Privious_Value: string | null;
            Current_Value: string | null;
            Comment: string | null;
            Created_by: string;
            Create_at: components["schemas"]["Instant"];
        };
        TicketMessage: {
            _id: components["schemas"]["Id"];
            Author_id: components["schemas"]["Id"];
            Author: string;
            Profile_pic: string | null;
            /** @description HTML */
            Message: string;
            /** @description A note for handlers; others never get it */
            Internal: boolean;
            Create_at: components["schemas"]["Instant"];
            Files: components["schemas"]["StoredFile"][];
        };
        TicketPerson: {
            _id: components["schemas"]["Id"];
            Name: string;
        };
        /** @enum {string} */
        TicketPriority: "HIGH" | "MEDIUM" | "LOW";
        TicketReport: {
            /** @description Newest first, at most 20,000 */
            Rows: components["schemas"]["TicketReportRow"][];
            /** @description By name */
            Departments: components["schemas"]["TicketDepartmentMedians"][];
        };
        TicketReportAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["TicketReport"];
        };
        TicketReportRow: {
            _id: components["schemas"]["Id"];
            Ticket_key: string;
            Title: string;
            Department_id: components["schemas"]["Id"];
            Department: string;
            Raised_by: string;
            Handler: string | null;
            Priority: components["schemas"]["TicketPriority"];
            Type: components["schemas"]["TicketType"];
            Status: components["schemas"]["TicketStatus"];
            Create_at: components["schemas"]["Instant"];
            /** Format: date-time */
            First_reply_at: string | null;
            /** Format: date-time */
            Resolved_at: string | null;
            /** @description Working hours until the first reply */
            Reply_hours: number | null;
            /** @description Working hours until it was resolved, until now while it is not */
            Working_hours: number;
            /**
             * @description Waiting while there is no reply and still time for it
             * @enum {string}
             */
            Within_response_time: "Yes" | "No" | "Waiting";
            Reopen_count: number;
        };
        TicketRow: {
            _id: components["schemas"]["Id"];
            /** @description Prefix of the department and a running number, given by the server */
            Ticket_key: string;
            Title: string;
            Department_id: components["schemas"]["Id"];
            Department: string;
            Raised_by_id: components["schemas"]["Id"];
            Raised_by: string;
            Assigned_id: string | null;
            Assigned: string | null;
            Type: components["schemas"]["TicketType"];
            Priority: components["schemas"]["TicketPriority"];
            Status: components["schemas"]["TicketStatus"];
            Create_at: components["schemas"]["Instant"];
            Update_at: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description Of the newest message that is no internal note
             */
            Last_reply_at: string | null;
            /**
             * @description Waiting while there is no reply and still time for it
             * @enum {string}
             */
            Within_response_time: "Yes" | "No" | "Waiting";
            /**
             * Format: date-time
             * @description Until when there is time for the first reply; null unless `Within_response_time` is Waiting
             */
            Response_due_at: string | null;
            Reopen_count: number;
            Version: number;
            /** @description Whether the caller may assign it, change its status and read internal notes */
            May_handle: boolean;
        };
        /** @enum {string} */
        TicketStatus: "Open" | "In Progress" | "On Hold" | "Resolved" | "Closed" | "Reopened";
        /** @enum {string} */
        TicketType: "Story" | "Task" | "Bug";
        TicketWindow: {
            Rows: components["schemas"]["TicketRow"][];
            /** @description Tickets that pass the filters */
            Total: number;
            /** @description Only with Count_by */
            Counts?: components["schemas"]["ValueCount"][];
        };
        TicketWindowAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["TicketWindow"];
        };
        TimeEntriesAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["LoggedTimeEntry"][];
        };
        TimeEntryChange: {
            Rows: components["schemas"]["OwnTimeEntry"][];
            /** @description Tasks whose hours have changed */
            Tasks: {
                _id: components["schemas"]["Id"];
                Project_id: components["schemas"]["Id"];
            }[];
        };
        TimeEntryChangeAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["TimeEntryChange"];
        };
        TimedTask: {
            _id: components["schemas"]["Id"];
            Task_key: string;
            Short_summary: string;
        };
        Timeline: {
            /** @description Day */
            From: string;
            /** @description Day */
            To: string;
            /** @description Tasks in the range; at most 10,000 of them are given */
            Total: number;
            Tasks: components["schemas"]["TimelineTask"][];
            /** @description Between the given tasks */
            Dependencies: components["schemas"]["TimelineDependency"][];
            Milestones: components["schemas"]["TimelinePlan"][];
            Sprints: components["schemas"]["TimelinePlan"][];
            /** @description The assignees */
            People: components["schemas"]["TimelinePerson"][];
            Holidays: components["schemas"]["TimelineHoliday"][];
            /** @description Of the assignees; only own ones without Project.View_Member */
            Leaves: components["schemas"]["TimelineLeave"][];
        };
        TimelineAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["Timeline"];
        };
        TimelineBreak: {
            /** @description Day of leaving */
            From: string;
            /** @description Day of the return, which is one of the employment */
            Until: string;
        };
        TimelineDependency: {
            /** @description The task that waits */
            Task_id: string;
            Blocker_id: string;
            /** @description Working days */
            Lag_days: number;
        };
        /** @enum {string} */
        TimelineHalf: "First Half" | "Second Half";
        TimelineHoliday: {
            /** @description Day */
            Day: string;
            Name: string;
            /** @description The half that is off; null for the whole day */
            Half: string | null;
            /** @description None for all locations */
            Location_ids: string[];
        };
        /** @description Granted leave of an assignee */
        TimelineLeave: {
            Employee_id: string;
            /** @description Day */
            From: string;
            From_half: components["schemas"]["TimelineHalf"];
            /** @description Day */
            To: string;
            To_half: components["schemas"]["TimelineHalf"];
        };
        /** @description A milestone of which the last open task ends on another day */
        TimelineMilestoneEnd: {
            _id: string;
            Name: string;
            Project_name: string;
            /** @description Day */
            Due_date: string | null;
            /** @description Day */
            Ends_before: string | null;
            /** @description Day */
            Ends_after: string | null;
        };
        /** @description A task that gets other days */
        TimelineMove: {
            _id: components["schemas"]["Id"];
            Task_key: string;
            Short_summary: string;
            Assignees: string | null;
            /** @description The user moves it; otherwise it moves because it waits for others */
            Is_chosen: boolean;
            Version: number;
            /** @description Day */
            From_start: string | null;
            From_start_half: components["schemas"]["TimelineHalf"];
            /** @description Day */
            From_due: string | null;
            From_due_half: components["schemas"]["TimelineHalf"];
            /** @description Day */
            To_start: string;
            To_start_half: components["schemas"]["TimelineHalf"];
            /** @description Day */
            To_due: string;
            To_due_half: components["schemas"]["TimelineHalf"];
            /** @description Why the rules of a task reject these days */
            Problem: string | null;
            /** @description Its sprint and the days that the new days are not within */
            Outside_sprint: string | null;
        };
        TimelineOverload: {
            Employee_id: string;
            Name: string;
            /** @description With more planned hours than the employee works, and more than before */
            Days: {
                /** @description Day */
                Day: string;
                Hours: number;
                Capacity_hours: number;
            }[];
        };
        TimelinePerson: {
            _id: components["schemas"]["Id"];
            Name: string;
            Location_id: string | null;
            /** @description First day with the company, if it is after the beginning of the range */
            Joined_on: string | null;
            /** @description First day on which the assignee is no longer with the company; null for active ones */
            Left_on: string | null;
            /** @description Times between leaving and returning, in order */
            Breaks: components["schemas"]["TimelineBreak"][];
        };
        /** @description A milestone or a sprint */
        TimelinePlan: {
            _id: components["schemas"]["Id"];
            Project_id: components["schemas"]["Id"];
            Name: string;
            /** @description Day */
            Start_date: string | null;
            /** @description Day */
            Due_date: string | null;
            Status: string;
        };
        TimelinePreview: {
            Moves: components["schemas"]["TimelineMove"][];
            Overloads: components["schemas"]["TimelineOverload"][];
            Milestones: components["schemas"]["TimelineMilestoneEnd"][];
            Fingerprint: string;
        };
        TimelinePreviewAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["TimelinePreview"];
        };
        TimelineTask: {
            _id: components["schemas"]["Id"];
            Task_key: string;
            Issue_type: components["schemas"]["IssueType"];
            Short_summary: string;
            Status: components["schemas"]["TaskStatus"];
            Priority: components["schemas"]["Priority"];
            /** @description Id of the assignee */
            Employee_id: string | null;
            /** @description Full name */
            Assignees: string | null;
            Project_id: components["schemas"]["Id"];
            Project_name: string;
            Sprint_id: string | null;
            Sprint_name: string | null;
            /** @description That of the sprint */
            Milestone_id: string | null;
            Milestone_name: string | null;
            /** @description Day */
            Start_date: string | null;
            Start_half: components["schemas"]["TimelineHalf"];
            /** @description Day */
            Due_date: string | null;
            Due_half: components["schemas"]["TimelineHalf"];
            /** @description Planned hours */
            Task_duration: number | null;
            Logged_hours: number;
            /** @description Working half days that leave takes from an open task which was granted after its days were set; of others only with Project.View_Member */
            Lost_to_leave: number;
            /** @description Working half days that holidays take from an open task which were entered after its days were set */
            Lost_to_holidays: number;
            /** @description Working half days of an open task on which the assignee has not joined yet, or has left and not returned */
            Lost_before_joining: number;
            Version: number;
        };
        TimerEntryGroup: {
            /** @description Identifier of the employee, project or task, or the status */
            Key: string;
            Label: string;
            Count: number;
            /** @description Hours of its stopped entries */
            Hours: number;
        };
        TimerEntryGroupsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["TimerEntryGroup"][];
        };
        TimerEntryWindow: {
            Rows: components["schemas"]["ReportTimerEntry"][];
            /** @description Entries that pass the filters */
            Total: number;
        };
        TimerEntryWindowAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["TimerEntryWindow"];
        };
        TimerOverrun: {
            _id: components["schemas"]["Id"];
            Check_In: components["schemas"]["Instant"];
            /** @description Instant; null while it runs */
            Check_Out: string | null;
            Task_id: components["schemas"]["TimedTask"];
            Project_id: components["schemas"]["Id"];
            Version: number;
            /**
             * Format: date-time
             * @description Instant at which the working day ended
             */
            Day_end: string;
            /**
             * @description What says so: the last check-out of the face log or of a manual request, or midnight on the company clock
             * @enum {string}
             */
            Ended_by: "Face" | "Manual" | "Midnight";
        };
        TimerOverrunsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["TimerOverrun"][];
        };
        /** @enum {string} */
        TimerStatus: "Running" | "Stopped";
        Today: {
            Today: components["schemas"]["Day"];
            /** @description False when the clock shows what it would show by itself */
            Is_set: boolean;
        };
        TodayAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["Today"];
        };
        TrendDay: {
            Day: components["schemas"]["Day"];
            /** @description Employees of that day who came */
            Present: number;
            /** @description Employees who did not come and had granted leave in at least a half */
            On_leave: number;
            /** @description Employees who did not come, without leave, on a working day */
            Absent: number;
            /** @description Employees present who came more than 15 minutes after the beginning of the shift */
            Late: number;
        };
        /** @enum {string} */
        TrendFigure: "present" | "on-leave" | "absent" | "late" | "leave" | "employed" | "joined" | "left" | "pending";
        TrendHeadcount: {
            Month: components["schemas"]["YearMonth"];
            /** @description Employees at the end of the month, of the current one today */
            Employed: number;
            /** @description Employees at its end who were not employed before it */
            Joined: number;
            /** @description Employees before it who are no longer employed at its end */
            Left: number;
        };
        TrendLeave: {
            Month: components["schemas"]["YearMonth"];
            Leave_type: string;
            /** @description Calendar days of granted leave in the month, in steps of 0.5 */
            Days: number;
            People: number;
        };
        TrendPending: {
            Kind: components["schemas"]["PendingKind"];
            Age: components["schemas"]["PendingAge"];
            Total: number;
        };
        UndoManyTasksForm: {
            id: components["schemas"]["Id"];
        };
        UnreadCount: {
            Unread: number;
        };
        UnreadCountAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["UnreadCount"];
        };
        /** @description Open tasks of projects that the caller may see and that no active employee has, planned on the days of a person without location and leave */
        UnstaffedWork: {
            /**
             * @description Without an assignee, or of employees who are not active
             * @enum {string}
             */
            Kind: "unassigned" | "former";
            /** @description On all days */
            Task_count: number;
            /** @description On all days */
            Planned_hours: number;
            /** @description Their capacity is 0 */
            Days: components["schemas"]["WorkingPlanDay"][];
        };
        /** @description As CreateMilestoneForm; days that are not sent stay, and a longer milestone that is stored already stays as it is */
        UpdateMilestoneForm: {
            id: components["schemas"]["Id"];
            Name: string;
            Description?: string;
            StartDate?: components["schemas"]["OptionalDay"];
            DueDate?: components["schemas"]["OptionalDay"];
            Status?: components["schemas"]["PlanStatus"];
            /** @description The version that was edited; a newer stored one answers 409 */
            Version?: number;
        };
        /** @description An empty field, sent as '' or left out, keeps the stored value (E-10) */
        UpdatePresentRecordForm: {
            id: components["schemas"]["Id"];
            Name?: string;
            Code?: string;
            /** @description Days; at most two decimals */
            Working_days?: number | null;
            /** @description Count of full-day leaves */
            Full_leave?: number | null;
            /** @description Count of half-day leaves */
            Half_leave?: number | null;
            /** @description Count */
            Missed_punch?: number | null;
            /** @description Days */
            WFM?: number | null;
            /** @description Days; at most two decimals */
            Carry_forward?: number | null;
            /** @description Days; at most two decimals */
            Total_days?: number | null;
            /** @description Days; at most two decimals */
            Allow?: number | null;
            /** @description Days; at most two decimals */
            Grand_Total?: number | null;
            /** @description Version of the record that was looked at; 409 when it has changed since. Without it the last one wins */
            Seen_version?: number;
        };
        /** @description As CreateSprintForm; days that are not sent stay, and a longer sprint that is stored already stays as it is */
        UpdateSprintForm: {
            id: components["schemas"]["Id"];
            Name: string;
            Description?: string;
            StartDate?: components["schemas"]["OptionalDay"];
            DueDate?: components["schemas"]["OptionalDay"];
            Scope_type?: components["schemas"]["ScopeType"];
            Milestone_id?: components["schemas"]["OptionalId"];
            Status?: components["schemas"]["PlanStatus"];
            /** @description The version that was edited; a newer stored one answers 409 */
            Version?: number;
        };
        UpdateTaskForm: {
            id: components["schemas"]["Id"];
            /** @description Project_id decides */
            Project_name?: string;
            /** @description Read-only; a different value is ignored */
            Project_id?: string;
            /** @enum {string} */
            Issue_type?: "Bug" | "Task" | "Story";
            Sprint_id?: components["schemas"]["OptionalId"];
            Short_summary: string;
            Description?: string;
            /** @description Full name; Reporter_id decides */
            Reporter?: string;
            Assigned_date?: components["schemas"]["OptionalDay"];
            Due_date?: components["schemas"]["OptionalDay"];
            Start_date?: components["schemas"]["OptionalDay"];
            /**
             * @description Half of Start_date with which the work begins; absent leaves it as it is
             * @enum {string}
             */
            Start_half?: "First Half" | "Second Half";
            /**
             * @description Half of Due_date with which the work ends; absent leaves it as it is
             * @enum {string}
             */
            Due_half?: "First Half" | "Second Half";
            /** @description Full name; Employee_id decides */
            Assignees?: string;
            Employee_id: string;
            /** @enum {string} */
            Priority: "HIGH" | "MEDIUM" | "LOW";
            /** @description Given by the server; a sent value is ignored */
            Task_key?: string;
            Task_duration?: string;
            /** @description Comma-separated ids or keys of linked tasks */
            Linkissue_Taskkey?: string;
            /** @description New attachments */
            demo_image?: string[];
            /** @description absent leaves the reporter as it is */
            Reporter_id?: string;
            Status?: components["schemas"]["TaskStatus"];
            /** @description Read-only */
            Project_short_name?: string;
            /** @description Links of the attachments to keep */
            olddocument?: string[];
            /** @description The version that was edited; a newer stored one answers 409 */
            Version?: number;
        };
        UpdateTicketForm: {
            id: components["schemas"]["Id"];
            Title: string;
            /** @enum {string} */
            Type: "Story" | "Task" | "Bug";
            /** @enum {string} */
            Priority: "HIGH" | "MEDIUM" | "LOW";
            Description: string;
            /** @description New attachments */
            demo_image?: string[];
            /** @description Links of the attachments to keep */
            olddocument?: string[];
            /** @description The version that was edited; a newer stored one answers 409 */
            Version: number;
        };
        UploadPresentRecordsForm: {
            /** Format: date */
            date: string;
            /** @description One .xlsx or .csv file whose headings are the field names of the record */
            employee_file: string[];
            /** @description Stored_versions of the preview; others stored answer 409, and nothing is stored. Without it the file is stored whatever was changed since */
            Seen_versions?: number;
        };
        ValueCount: {
            /** @description '' for rows without a value */
            Value: string;
            Count: number;
        };
        Vertical: {
            _id: components["schemas"]["Id"];
            Vertical_name: string;
            /** @enum {string} */
            Status: "Active" | "DeActive";
            /** @description Employees that point here; above 0 it cannot be deleted */
            used_by: number;
            /** @description Grows with every change */
            Version: number;
        };
        VerticalAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["Vertical"];
        };
        VerticalsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["Vertical"][];
        };
        WhatChangedAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["ChangedProject"][];
        };
        WhatChangedRowsAnswer: {
            status: components["schemas"]["Done"];
            data: {
                Rows: components["schemas"]["ProjectChangeRow"][];
                Total: number;
            };
        };
        /** @description Tasks by what is left to do; the same figures wherever tasks are counted */
        WorkFigures: {
            /** @description Open, finished and rejected together */
            All: number;
            /** @description Every status but CLOSE and REJECTED */
            Open: number;
            /** @description CLOSE */
            Finished: number;
            /** @description REJECTED: neither open nor finished */
            Rejected: number;
            /** @description Percentage of finished among all but rejected tasks, rounded; null without any */
            Progress: number | null;
        };
        /** @description What was worked on a day, in projects that the caller may see; only of the days of this week */
        WorkedHours: {
            /** @description Of finished time entries */
            Logged_hours: number;
            /** @description Of the running timer, up to the end of the day; null without one */
            Running_hours: number | null;
            /** @description Approved or pending */
            Overtime_hours: number;
            Pending_overtime_hours: number;
        };
        WorkingPlanAnswer: {
            status: components["schemas"]["Done"];
            data: {
                From: components["schemas"]["Day"];
                Rows: components["schemas"]["WorkingPlanRow"][];
                /** @description Only kinds with tasks on these days; none for a department, a team leader or this week */
                Unstaffed: components["schemas"]["UnstaffedWork"][];
                Departments: components["schemas"]["PlanChoice"][];
                Team_leaders: components["schemas"]["PlanChoice"][];
            };
        };
        /** @description A day, or a week */
        WorkingPlanDay: {
            Day: components["schemas"]["Day"];
            Planned_hours: number;
            /** @description 0 on a day off */
            Capacity_hours: number;
            /**
             * @description WO: week-off; HD: holiday, for the whole day or a half of it
             * @enum {string|null}
             */
            Off: "WO" | "HD" | null;
            /** @description Its name */
            Holiday: string | null;
            /**
             * @description Of a single day
             * @enum {string|null}
             */
            Leave: "Full Day" | "First Half" | "Second Half" | null;
            /** @description Leave on working days, 0.5 for a half */
            Leave_days: number;
            /** @description Those in projects that the caller may see, most hours first: of an employee at most Max_tasks, without a person at most 100 */
            Tasks: components["schemas"]["WorkingPlanTask"][];
            /** @description Those that Tasks leaves out */
            More_tasks: number;
            /** @description Those in projects that the caller may not see */
            Other_tasks: number;
            /** @description Their hours */
            Other_hours: number;
            /** @description Of all tasks, those that count as 0 hours because they have no estimate */
            Without_estimate: number;
            Worked?: components["schemas"]["WorkedHours"];
        };
        WorkingPlanRow: {
            _id: components["schemas"]["Id"];
            Name: string;
            Employee_code: string;
            Position: string | null;
            Department: string | null;
            Team_leader: string | null;
            /** @description From today on */
            Planned_hours: number;
            /** @description From today on */
            Capacity_hours: number;
            Days: components["schemas"]["WorkingPlanDay"][];
        };
        /** @description Hours of one task on one day, or in one week */
        WorkingPlanTask: {
            Task_id: components["schemas"]["Id"];
            Task_key: string;
            Short_summary: string;
            Project_id: components["schemas"]["Id"];
            /** @description 0 without an estimate */
            Hours: number;
            Has_estimate: boolean;
            /** @description Full name; only of a task of a former employee */
            Former_assignee?: string;
            /** @description Id of the former employee */
            Former_assignee_id?: string;
        };
        /** @description Month from 1900-01 to 2199-12 (YYYY-MM) */
        YearMonth: string;
    };
    responses: {
        /** @description Rejected or failed */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureAnswer"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SignInForm"];
            };
        };
        responses: {
            /** @description The user record first in the list, and the token */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    finishCompanySignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CompanySignInForm"];
            };
        };
        responses: {
            /** @description As after signing in with a password; with a Challenge when the provider has not checked two factors and the account has a second one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ForgotPasswordForm"];
            };
        };
        responses: {
            /** @description Always the same */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    checkPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CheckPasswordResetForm"];
            };
        };
        responses: {
            /** @description The link is valid */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ResetPasswordForm"];
            };
        };
        responses: {
            /** @description The password is set */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetPasswordAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createFirstAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["FirstAccountForm"];
            };
        };
        responses: {
            /** @description The account exists and can sign in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token is revoked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignOutAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    signOutEverywhere: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SignOutEverywhereForm"];
            };
        };
        responses: {
            /** @description How many sessions ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsEndedAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["SessionsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description The session has ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ChangePasswordForm"];
            };
        };
        responses: {
            /** @description The password is changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    completeSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CompleteSignInForm"];
            };
        };
        responses: {
            /** @description As for signIn, with the token */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    proveIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ProveIdentityForm"];
            };
        };
        responses: {
            /** @description Confirmed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProvenIdentityAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What there is; no secrets */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    startAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret, which is not shown again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticatorSetupAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    activateAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AuthenticatorCodeForm"];
            };
        };
        responses: {
            /** @description Recovery codes, unless the account has some */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    removeAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed; 409 when the role demands a second factor and there is no other */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    startPasskeyCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Options for navigator.credentials.get */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptionsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    signInWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PasskeySignInForm"];
            };
        };
        responses: {
            /** @description As for signIn, with the token */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    startPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Options for navigator.credentials.create */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptionsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AddPasskeyForm"];
            };
        };
        responses: {
            /** @description Recovery codes, unless the account has some */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description Removed; 409 when the role demands a second factor and there is no other */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ten codes for one use each, which are not shown again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listSavedViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ListSavedViewsForm"];
            };
        };
        responses: {
            /** @description One's own first, by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SaveViewForm"];
            };
        };
        responses: {
            /** @description The view as stored; 403 for another user's view, 409 when the name is taken or a newer version is stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description Deleted; 403 for another user's view */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getPermissionRecord: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description The record is the only element of the list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionRecordAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["RolesAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SaveRoleForm"];
            };
        };
        responses: {
            /** @description The role as stored; 409 when the name is taken or a newer version is stored; 422 when the caller or everybody would lose Roles Permission */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description Deleted; 409 while an employee has it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listRoleHolders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description Active people first, by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleHoldersAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listRoleHistory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["RoleHistoryForm"];
            };
        };
        responses: {
            /** @description Latest first, at most 200 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleHistoryAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listAuditEvents: {
        parameters: {
            query?: {
                /** @description Part of the name of the author or subject, of the former holder of duties or the former role, of the address of the caller, or of what the list shows of the session */
                q?: string;
                /** @description Part of the name of the author */
                Actor?: string;
                /** @description Part of the name of the subject */
                Subject?: string;
                /** @description Only events that this employee caused or that concern this employee */
                Person?: components["schemas"]["Id"];
                /** @description Kinds of events, separated by commas */
                Kind?: string;
                /** @description First day */
                From?: components["schemas"]["Day"];
                /** @description Last day */
                To?: components["schemas"]["Day"];
                /** @description By time: asc for the oldest first */
                Direction?: "asc" | "desc";
                /** @description Column whose values are counted among the rows that pass the filters, in Counts */
                Count_by?: "Kind";
                /** @description First row of the window */
                offset?: number;
                /** @description Rows of the window */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The window, and the length of the whole list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditWindowAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    recordExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["RecordExportForm"];
            };
        };
        responses: {
            /** @description Recorded; 429 after 200 exports of the caller within an hour */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getServerStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Parts are checked in the background; the call waits for none of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServerStatusAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    setToday: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SetTodayForm"];
            };
        };
        responses: {
            /** @description The company's today */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TodayAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getLastFaceLog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Entries by day, oldest first, of the last seven days */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaceLogAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listOwnManualTimes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Today's entry first in the list; times are null when there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManualTimesAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getPosition: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description The position */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PositionAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It runs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ready */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadinessAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contract */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    search: {
        parameters: {
            query: {
                /** @description What was typed, two characters or more */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most eight of each kind that the caller may see, best match first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreferencesAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    savePreference: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SavePreferenceForm"];
            };
        };
        responses: {
            /** @description As stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreferenceAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getOwnProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    editOwnProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["EditOwnProfileForm"];
            };
        };
        responses: {
            /** @description The profile as stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    changeOwnPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ChangeOwnPhotoForm"];
            };
        };
        responses: {
            /** @description The profile as stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listEmployees: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["EmployeesAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listEmployeesByFilter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description JSON object with any of designation, Status, Position_id */
                filter: string;
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
                    "application/json": components["schemas"]["EmployeesAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    searchEmployees: {
        parameters: {
            query?: {
                /** @description What was typed */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 20, best match first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeMatchesAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listInterviewers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["EmployeesAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listDirectory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["DirectoryAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listEmployeeRecords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["EmployeeRecordsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getEmployeeFormChoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The masters, roles that the caller may give, and possible team leaders */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeFormChoicesAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    addEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AddEmployeeForm"];
            };
        };
        responses: {
            /** @description The employee as stored; 409 for a code or mail address that is taken */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeRecordAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    editEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["EditEmployeeForm"];
            };
        };
        responses: {
            /** @description The employee as stored; 409 for a code or mail address that is taken, and with the stored record when another user has changed it since then */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeRecordAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    inviteEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description The mail is on its way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getEmployeeLeaving: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description Every duty with those who can take it over, and a running timer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeLeavingAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deactivateEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["DeactivateEmployeeForm"];
            };
        };
        responses: {
            /** @description The employee as stored; 409 for oneself, and for the last person who may change roles */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeRecordAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    activateEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description The employee as stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeRecordAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    importEmployees: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportEmployeesForm"];
            };
        };
        responses: {
            /** @description A result for each row; nothing is stored while one has an error */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeImportAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    previewEmployeeImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PreviewEmployeeImportForm"];
            };
        };
        responses: {
            /** @description Every row of the file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeImportPreviewAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getEmployeeDetail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description The employee */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeDetailAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listEmployeeChanges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The employee */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeChangesAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listEmployeeTimeEntries: {
        parameters: {
            query: {
                /** @description The month */
                Month: components["schemas"]["YearMonth"];
            };
            header?: never;
            path: {
                /** @description The employee */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeTimeEntriesAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listEmployeeLeaves: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The employee */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first; 403 when the caller may not see it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeLeavesAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listEmployeeOvertime: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The employee */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first; 403 when the caller may not see it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeOvertimeAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listEmployeeRatings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The employee */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first; 403 when the caller may not see it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeRatingsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listEmployeeProjects: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The employee */
                id: components["schemas"]["Id"];
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
                    "application/json": components["schemas"]["EmployeeProjectsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listEmployeeSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The employee */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first; 403 for an employee who may do more than the caller */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getEmployeeSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The employee */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 403 for an employee who may do more than the caller */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    removeEmployeeSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description Removed; 403 for an employee who may do more than the caller */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    endEmployeeSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["EndEmployeeSessionsForm"];
            };
        };
        responses: {
            /** @description How many sessions ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsEndedAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    requestOwnPersonalData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link is for the caller and about an hour; the request is in the history of the record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalDataLinkAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    requestPersonalData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description As for the caller's own data; 403 for an employee who may do more than the caller */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalDataLinkAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    downloadPersonalData: {
        parameters: {
            query?: {
                /** @description End of validity of the link in seconds since 1970 */
                expires?: number;
                /** @description For whom the link was made */
                person?: components["schemas"]["Id"];
                /** @description Signature over the other values */
                signature?: string;
            };
            header?: never;
            path: {
                /** @description The employee */
                id: components["schemas"]["Id"];
                /** @description File name */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A zip archive */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    previewErasure: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PreviewErasureForm"];
            };
        };
        responses: {
            /** @description Rows by kind of record; nothing is changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasurePreviewAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    erasePersonalData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ErasePersonalDataForm"];
            };
        };
        responses: {
            /** @description The new name; 409 for an active employee, one with duties, and one who is erased already; 422 for another name than the employee's */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasedAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listInterviews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InterviewsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getInterview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description The round */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InterviewAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveInterview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SaveInterviewForm"];
            };
        };
        responses: {
            /** @description The round as stored; 409 once it was submitted, and with the stored round when another user has changed it since then */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InterviewAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    startNextInterviewRound: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description The new round, a draft */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InterviewAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    downloadFile: {
        parameters: {
            query?: {
                /** @description End of validity of the link in seconds since 1970 */
                expires?: number;
                /** @description For whom the link was made */
                person?: components["schemas"]["Id"];
                /** @description Signature over the other values */
                signature?: string;
            };
            header?: never;
            path: {
                /** @description Identifier */
                id: components["schemas"]["Id"];
                /** @description File name as uploaded */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listProjects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With the figures of the project list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getProject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description The project */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    editProjectStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["EditProjectStatusForm"];
            };
        };
        responses: {
            /** @description The project as stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    editProject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EditProjectForm"];
            };
        };
        responses: {
            /** @description The project as stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createProject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreateProjectForm"];
            };
        };
        responses: {
            /** @description The project as stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listDeletedProjects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest deletion first; of the last 90 days, at most 500 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedProjectsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listProjectMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier */
                projectId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Leaders first, then by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectMembersAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listFormerMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier */
                projectId: components["schemas"]["Id"];
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
                    "application/json": components["schemas"]["MembersAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    addProjectMembers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AddProjectMembersForm"];
            };
        };
        responses: {
            /** @description The members as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectMembersAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    editProjectMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["EditProjectMemberForm"];
            };
        };
        responses: {
            /** @description The members as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectMembersAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    removeProjectMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["RemoveProjectMemberForm"];
            };
        };
        responses: {
            /** @description The members as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectMembersAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listStatusUpdates: {
        parameters: {
            query?: {
                /** @description Rows to leave out. Default 0 */
                offset?: number;
                /** @description Rows at most. Default 10 */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Identifier */
                projectId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first, and how many there are */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusUpdatesAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    addStatusUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AddStatusUpdateForm"];
            };
        };
        responses: {
            /** @description The status update as stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusUpdateAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    editStatusUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["EditStatusUpdateForm"];
            };
        };
        responses: {
            /** @description The status update as stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusUpdateAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteStatusUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["DeleteStatusUpdateForm"];
            };
        };
        responses: {
            /** @description It is deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedStatusUpdateAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getMemberStatistics: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier */
                projectId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Members first, then those who have left; the row without an id is that of unassigned tasks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberStatisticsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listProjectEmployees: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier */
                projectId: components["schemas"]["Id"];
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
                    "application/json": components["schemas"]["MembersAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listSprints: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ProjectIdForm"];
            };
        };
        responses: {
            /** @description Newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SprintsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listTaskAnalytics: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier */
                projectId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry per task */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskAnalyticsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getIssueStatistics: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier */
                projectId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry per combination that occurs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueStatisticsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listTechStacks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["NamedChoicesAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listRequirements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["NamedChoicesAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listMilestones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ProjectIdForm"];
            };
        };
        responses: {
            /** @description By due date */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MilestonesAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createMilestone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CreateMilestoneForm"];
            };
        };
        responses: {
            /** @description The milestone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MilestoneAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateMilestone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateMilestoneForm"];
            };
        };
        responses: {
            /** @description The milestone as stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MilestoneAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteMilestone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description What was deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanDeletedAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    restoreMilestone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description What was restored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanDeletedAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listMilestoneForecasts: {
        parameters: {
            query?: {
                /** @description Comma-separated ids of at most 60 milestones; absent for all */
                milestoneIds?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those of the open milestones of projects that the caller may see */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MilestoneForecastsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getMilestoneChart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description The beginning, and then every day to its due day, today or the forecast */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanChartAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listDeletedMilestones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ProjectIdForm"];
            };
        };
        responses: {
            /** @description The latest deletion first; of the last 90 days, at most 500 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedPlansAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listProjectSprints: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ProjectIdForm"];
            };
        };
        responses: {
            /** @description Newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectSprintsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createSprint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CreateSprintForm"];
            };
        };
        responses: {
            /** @description The sprint */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectSprintAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateSprint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateSprintForm"];
            };
        };
        responses: {
            /** @description The sprint as stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectSprintAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteSprint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description What was deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanDeletedAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    restoreSprint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description What was restored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanDeletedAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listDeletedSprints: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ProjectIdForm"];
            };
        };
        responses: {
            /** @description The latest deletion first; of the last 90 days, at most 500 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedPlansAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    closeSprint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CloseSprintForm"];
            };
        };
        responses: {
            /** @description What became of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClosedSprintAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    reopenSprint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description The sprint as stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectSprintAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    addSprintTasks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AddSprintTasksForm"];
            };
        };
        responses: {
            /** @description The sprint and the tasks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SprintTasksAddedAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listSprintClosings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description Newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SprintClosingsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getSprintCapacity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description Active members of the project and other assignees of the sprint, by name; 404 for a sprint that the caller may not see */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SprintCapacityAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getSprintChart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description The beginning, and then every day to its due day or its closing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanChartAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getProjectCharts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ProjectChartsForm"];
            };
        };
        responses: {
            /** @description Computed from what its tasks were */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectChartsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listProjectDayTasks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ProjectDayTasksForm"];
            };
        };
        responses: {
            /** @description By number, at most 500 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectDayTasksAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listProjectFinishedTasks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ProjectFinishedTasksForm"];
            };
        };
        responses: {
            /** @description Latest end first, at most 500 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectFinishedTasksAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listProjectTasks: {
        parameters: {
            query?: {
                /** @description Part of key or summary */
                q?: string;
                /** @description Maximum number of tasks */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Identifier */
                projectId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TasksAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createTask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreateTaskForm"];
            };
        };
        responses: {
            /** @description The task as stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateTask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UpdateTaskForm"];
            };
        };
        responses: {
            /** @description The task as stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getTask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description The task */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    editTask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["EditTaskForm"];
            };
        };
        responses: {
            /** @description The task as stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    editManyTasks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["EditManyTasksForm"];
            };
        };
        responses: {
            /** @description A result for each task */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManyTasksAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    undoManyTasks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UndoManyTasksForm"];
            };
        };
        responses: {
            /** @description A result for each task */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManyTasksAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getTimeline: {
        parameters: {
            query?: {
                /** @description Only this project */
                Project_id?: components["schemas"]["Id"];
                /** @description Only this task, those with which it has dependencies, these dependencies, and the milestones and sprints of its project */
                Task_id?: components["schemas"]["Id"];
                /** @description First day; a year ago when it is not given */
                From?: components["schemas"]["Day"];
                /** @description Last day, at most five years later; in two years when it is not given */
                To?: components["schemas"]["Day"];
                /** @description Also finished and rejected tasks that end on this day or later; none when it is not given */
                Finished_from?: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 10,000 tasks: open ones first, then by their days */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getCalendar: {
        parameters: {
            query: {
                /** @description First day */
                From: components["schemas"]["Day"];
                /** @description Last day, at most 42 days with the first */
                To: components["schemas"]["Day"];
                /** @description Only this project */
                Project_id?: components["schemas"]["Id"];
                /** @description me: the caller; team: those who report to the caller; all: everyone whom the caller sees */
                People?: "all" | "me" | "team";
                /** @description Only this person */
                Employee_id?: components["schemas"]["Id"];
                /** @description Maximum number of items of each kind that a day needs */
                Per_day?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first items of each day and kind, and how many there are: open ones first, then by their first day */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    previewTimelineMove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PreviewTimelineMoveForm"];
            };
        };
        responses: {
            /** @description The tasks that move, overloaded employees, milestones */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelinePreviewAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveTimelineMove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SaveTimelineMoveForm"];
            };
        };
        responses: {
            /** @description The tasks as stored, and the name of the change for its undoing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManyTasksAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listBaselines: {
        parameters: {
            query: {
                /** @description The project */
                Project_id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 20, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BaselinesAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getBaseline: {
        parameters: {
            query?: {
                /** @description The last one of each visible project when it is not given */
                Baseline_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 10,000 tasks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BaselineAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveBaseline: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SaveBaselineForm"];
            };
        };
        responses: {
            /** @description The saved plan */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedBaselineAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteBaseline: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["DeleteBaselineForm"];
            };
        };
        responses: {
            /** @description It is deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedBaselineAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveTaskDependency: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SaveTaskDependencyForm"];
            };
        };
        responses: {
            /** @description The task that waits, as stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteTaskDependency: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["DeleteTaskDependencyForm"];
            };
        };
        responses: {
            /** @description The task that waits, as stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listLinkedTasks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["LinkedTasksForm"];
            };
        };
        responses: {
            /** @description By key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TasksAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteManyTasks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ManyTaskIdsForm"];
            };
        };
        responses: {
            /** @description A result for each task */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedTasksResultAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    previewTaskDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ManyTaskIdsForm"];
            };
        };
        responses: {
            /** @description In the order of the ids */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskDeletionPreviewAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteTaskOrProject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description What was deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    restoreTaskOrProject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description What was restored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestoredAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listDeletedTasks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier */
                projectId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest deletion first; of the last 90 days, at most 500 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedTasksAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listOwnTasks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open ones first, by due date; at most 1000 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TasksAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listEmployeeTasks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description Open ones first, by due date; at most 1000 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TasksAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listTasks: {
        parameters: {
            query?: {
                /** @description assigned: the caller's tasks; reported: those the caller reported; all: every task the caller may see */
                scope?: "all" | "assigned" | "reported";
                /** @description Only this project */
                Project_id?: components["schemas"]["Id"];
                /** @description Part of key or summary */
                q?: string;
                /** @description Comma-separated task statuses */
                Status?: string;
                /** @description Comma-separated priorities */
                Priority?: string;
                /** @description Comma-separated issue types */
                Issue_type?: string;
                /** @description Comma-separated ids of assignees; 'none' for tasks without one */
                Employee_id?: string;
                /** @description Comma-separated ids of sprints; 'none' for tasks outside every sprint */
                Sprint_id?: string;
                /** @description First due date */
                Due_from?: components["schemas"]["Day"];
                /** @description Last due date */
                Due_to?: components["schemas"]["Day"];
                /** @description First assigned date */
                Assigned_from?: components["schemas"]["Day"];
                /** @description Last assigned date */
                Assigned_to?: components["schemas"]["Day"];
                /** @description Comma-separated ids of projects; Project_id alone is quicker */
                Project_ids?: string;
                /** @description Comma-separated ids of milestones; 'none' for tasks outside every milestone */
                Milestone_id?: string;
                /** @description Comma-separated ids of reporters; 'none' for tasks without one */
                Reporter_id?: string;
                /** @description First day on which a task was closed */
                Closed_from?: components["schemas"]["Day"];
                /** @description Last day on which a task was closed */
                Closed_to?: components["schemas"]["Day"];
                /** @description Least Task_duration in hours */
                Estimated_min?: number;
                /** @description Most Task_duration in hours */
                Estimated_max?: number;
                /** @description Least logged hours */
                Logged_min?: number;
                /** @description Most logged hours */
                Logged_max?: number;
                /** @description Least variance in hours; tasks without a variance do not pass */
                Variance_min?: number;
                /** @description Most variance in hours; tasks without a variance do not pass */
                Variance_max?: number;
                /** @description Least percentage of the estimate that is logged */
                Progress_min?: number;
                /** @description Most percentage of the estimate that is logged */
                Progress_max?: number;
                /** @description Reopened at least so often */
                Reopens_min?: number;
                /** @description Reopened at most so often */
                Reopens_max?: number;
                /** @description Minimum number of comments */
                Comments_min?: number;
                /** @description Maximum number of comments */
                Comments_max?: number;
                /** @description open: not CLOSE and not REJECTED; overdue: open and due before today; over-logged: more logged than estimated; not-started: OPEN and nothing logged; reopened: at least once */
                preset?: "open" | "overdue" | "over-logged" | "not-started" | "reopened";
                /** @description true: only open tasks that wait for an open task */
                Blocked?: boolean;
                /** @description Up to three of Task_key, Short_summary, Issue_type, Priority, Status, Assignees, Reporter, Assigned_date, Due_date, Task_duration, Project_name, Sprint, Milestone, Update_at, Closed_at, Status_since, Logged_hours, Variance_hours, Progress_percent, Reopen_count, Comment_count, each with direction, for example Due_date:asc */
                sort?: string;
                /** @description First row of the window */
                offset?: number;
                /** @description Rows of the window */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The window and the length of the whole list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskWindowAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listTaskFields: {
        parameters: {
            query: {
                /** @description Comma-separated names of fields of a task of a list, each once */
                fields: string;
                /** @description assigned: the caller's tasks; reported: those the caller reported; all: every task the caller may see */
                scope?: "all" | "assigned" | "reported";
                /** @description Only this project */
                Project_id?: components["schemas"]["Id"];
                /** @description Part of key or summary */
                q?: string;
                /** @description Comma-separated task statuses */
                Status?: string;
                /** @description Comma-separated priorities */
                Priority?: string;
                /** @description Comma-separated issue types */
                Issue_type?: string;
                /** @description Comma-separated ids of assignees; 'none' for tasks without one */
                Employee_id?: string;
                /** @description Comma-separated ids of sprints; 'none' for tasks outside every sprint */
                Sprint_id?: string;
                /** @description First due date */
                Due_from?: components["schemas"]["Day"];
                /** @description Last due date */
                Due_to?: components["schemas"]["Day"];
                /** @description First assigned date */
                Assigned_from?: components["schemas"]["Day"];
                /** @description Last assigned date */
                Assigned_to?: components["schemas"]["Day"];
                /** @description Comma-separated ids of projects; Project_id alone is quicker */
                Project_ids?: string;
                /** @description Comma-separated ids of milestones; 'none' for tasks outside every milestone */
                Milestone_id?: string;
                /** @description Comma-separated ids of reporters; 'none' for tasks without one */
                Reporter_id?: string;
                /** @description First day on which a task was closed */
                Closed_from?: components["schemas"]["Day"];
                /** @description Last day on which a task was closed */
                Closed_to?: components["schemas"]["Day"];
                /** @description Least Task_duration in hours */
                Estimated_min?: number;
                /** @description Most Task_duration in hours */
                Estimated_max?: number;
                /** @description Least logged hours */
                Logged_min?: number;
                /** @description Most logged hours */
                Logged_max?: number;
                /** @description Least variance in hours; tasks without a variance do not pass */
                Variance_min?: number;
                /** @description Most variance in hours; tasks without a variance do not pass */
                Variance_max?: number;
                /** @description Least percentage of the estimate that is logged */
                Progress_min?: number;
                /** @description Most percentage of the estimate that is logged */
                Progress_max?: number;
                /** @description Reopened at least so often */
                Reopens_min?: number;
                /** @description Reopened at most so often */
                Reopens_max?: number;
                /** @description Minimum number of comments */
                Comments_min?: number;
                /** @description Maximum number of comments */
                Comments_max?: number;
                /** @description open: not CLOSE and not REJECTED; overdue: open and due before today; over-logged: more logged than estimated; not-started: OPEN and nothing logged; reopened: at least once */
                preset?: "open" | "overdue" | "over-logged" | "not-started" | "reopened";
                /** @description true: only open tasks that wait for an open task */
                Blocked?: boolean;
                /** @description Up to three of Task_key, Short_summary, Issue_type, Priority, Status, Assignees, Reporter, Assigned_date, Due_date, Task_duration, Project_name, Sprint, Milestone, Update_at, Closed_at, Status_since, Logged_hours, Variance_hours, Progress_percent, Reopen_count, Comment_count, each with direction, for example Due_date:asc */
                sort?: string;
                /** @description First row of the window */
                offset?: number;
                /** @description Rows of the window */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The window as it is without `fields`, each task a list of the values of its fields in the requested order, and the length of the whole list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskFieldsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listTaskGroups: {
        parameters: {
            query: {
                /** @description What the groups have in common */
                Group_by: "Project_name" | "Assignees" | "Reporter" | "Sprint" | "Milestone" | "Status" | "Priority" | "Issue_type";
                /** @description assigned: the caller's tasks; reported: those the caller reported; all: every task the caller may see */
                scope?: "all" | "assigned" | "reported";
                /** @description Only this project */
                Project_id?: components["schemas"]["Id"];
                /** @description Part of key or summary */
                q?: string;
                /** @description Comma-separated task statuses */
                Status?: string;
                /** @description Comma-separated priorities */
                Priority?: string;
                /** @description Comma-separated issue types */
                Issue_type?: string;
                /** @description Comma-separated ids of assignees; 'none' for tasks without one */
                Employee_id?: string;
                /** @description Comma-separated ids of sprints; 'none' for tasks outside every sprint */
                Sprint_id?: string;
                /** @description First due date */
                Due_from?: components["schemas"]["Day"];
                /** @description Last due date */
                Due_to?: components["schemas"]["Day"];
                /** @description First assigned date */
                Assigned_from?: components["schemas"]["Day"];
                /** @description Last assigned date */
                Assigned_to?: components["schemas"]["Day"];
                /** @description Comma-separated ids of projects; Project_id alone is quicker */
                Project_ids?: string;
                /** @description Comma-separated ids of milestones; 'none' for tasks outside every milestone */
                Milestone_id?: string;
                /** @description Comma-separated ids of reporters; 'none' for tasks without one */
                Reporter_id?: string;
                /** @description First day on which a task was closed */
                Closed_from?: components["schemas"]["Day"];
                /** @description Last day on which a task was closed */
                Closed_to?: components["schemas"]["Day"];
                /** @description Least Task_duration in hours */
                Estimated_min?: number;
                /** @description Most Task_duration in hours */
                Estimated_max?: number;
                /** @description Least logged hours */
                Logged_min?: number;
                /** @description Most logged hours */
                Logged_max?: number;
                /** @description Least variance in hours; tasks without a variance do not pass */
                Variance_min?: number;
                /** @description Most variance in hours; tasks without a variance do not pass */
                Variance_max?: number;
                /** @description Least percentage of the estimate that is logged */
                Progress_min?: number;
                /** @description Most percentage of the estimate that is logged */
                Progress_max?: number;
                /** @description Reopened at least so often */
                Reopens_min?: number;
                /** @description Reopened at most so often */
                Reopens_max?: number;
                /** @description Minimum number of comments */
                Comments_min?: number;
                /** @description Maximum number of comments */
                Comments_max?: number;
                /** @description open: not CLOSE and not REJECTED; overdue: open and due before today; over-logged: more logged than estimated; not-started: OPEN and nothing logged; reopened: at least once */
                preset?: "open" | "overdue" | "over-logged" | "not-started" | "reopened";
                /** @description true: only open tasks that wait for an open task */
                Blocked?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of the group, at most 5000 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskGroupsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listTimeEntries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a task or of a project */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first; at most 500 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeEntriesAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    toggleTaskTimer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TaskTimerForm"];
            };
        };
        responses: {
            /** @description The timer after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskTimerAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getTaskTimer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TaskTimerForm"];
            };
        };
        responses: {
            /** @description The timer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskTimerAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getOwnRunningTimer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The timer, or an empty list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunningTimerAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listOwnTimeEntries: {
        parameters: {
            query: {
                /** @description First day */
                From: components["schemas"]["Day"];
                /** @description Last day, at most 92 days after the first */
                To: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everything that began on one of the days, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnTimeEntriesAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    addTimeEntry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AddTimeEntryForm"];
            };
        };
        responses: {
            /** @description What was stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeEntryChangeAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    editTimeEntry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["EditTimeEntryForm"];
            };
        };
        responses: {
            /** @description What was stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeEntryChangeAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    splitTimeEntry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SplitTimeEntryForm"];
            };
        };
        responses: {
            /** @description Both parts, the earlier first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeEntryChangeAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteTimeEntry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["DeleteTimeEntryForm"];
            };
        };
        responses: {
            /** @description An empty list, and the affected task */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeEntryChangeAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listOwnTimerOverruns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Undecided ones, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimerOverrunsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    settleTimerOverrun: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SettleTimerOverrunForm"];
            };
        };
        responses: {
            /** @description The time entry as stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeEntryChangeAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listComments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ListCommentsForm"];
            };
        };
        responses: {
            /** @description Newest first; at most 500. With_own_deleted adds those that the caller has deleted and can restore */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a task or of a project */
                subjectId: components["schemas"]["Id"];
                /** @description Id of the comment */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    addComment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AddCommentForm"];
            };
        };
        responses: {
            /** @description The comment as stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    editComment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["EditCommentForm"];
            };
        };
        responses: {
            /** @description The comment as stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteComment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description The deleted comment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    restoreComment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description The comment as it was */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    searchMentionable: {
        parameters: {
            query?: {
                /** @description A part of the name */
                q?: string;
            };
            header?: never;
            path: {
                /** @description Id of a task or of a project */
                subjectId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 8, those whose name begins with it first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeMatchesAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a task or of a project */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first; at most 500 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    addHistory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AddHistoryForm"];
            };
        };
        responses: {
            /** @description The entry of the history */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntryAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getMonthlyAttendance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["MonthlyAttendanceForm"];
            };
        };
        responses: {
            /** @description At most one record, the newest of that month */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonthlyAttendanceAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    answerMonthlyAttendance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AnswerMonthlyAttendanceForm"];
            };
        };
        responses: {
            /** @description The record as stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresentRecordAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listPresentRecords: {
        parameters: {
            query?: {
                /** @description First Date of the records */
                From?: components["schemas"]["Day"];
                /** @description Last Date of the records */
                To?: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest month first, then by name; at most 20,000 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresentRecordsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getPresentRecord: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresentRecordAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updatePresentRecord: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdatePresentRecordForm"];
            };
        };
        responses: {
            /** @description The record as stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresentRecordAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    uploadPresentRecords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadPresentRecordsForm"];
            };
        };
        responses: {
            /** @description What was stored; a file with wrong rows is rejected with one problem per row */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresentUploadAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    previewPresentRecords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PreviewPresentRecordsForm"];
            };
        };
        responses: {
            /** @description Every row of the file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresentPreviewAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getPresentMonth: {
        parameters: {
            query: {
                /** @description YYYY-MM */
                month: components["schemas"]["YearMonth"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The month */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresentMonthAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    closePresentMonth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ClosePresentMonthForm"];
            };
        };
        responses: {
            /** @description The month as stored; 409 when it is in that state already */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresentMonthAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    comparePresentMonth: {
        parameters: {
            query: {
                /** @description YYYY-MM */
                month: components["schemas"]["YearMonth"];
                /** @description Part of name or code */
                q?: string;
                /** @description Comma-separated: Differs, No record, No employee, Same */
                Outcome?: string;
                /** @description Column whose values are counted among the rows that pass the filters, in Counts */
                Count_by?: "Outcome";
                /** @description true: only rows whose Outcome is not Same */
                Differences?: components["schemas"]["Ticked"];
                /** @description Up to three of Name, Code, Outcome or a compared figure, each with direction, for example Outcome:asc */
                sort?: string;
                /** @description First row of the window */
                offset?: number;
                /** @description Rows of the window */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A row for every employee of the month and every record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresentComparisonAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listPresentWindow: {
        parameters: {
            query?: {
                /** @description Part of name or code */
                q?: string;
                /** @description First Date of the records */
                From?: components["schemas"]["Day"];
                /** @description Last Date of the records */
                To?: components["schemas"]["Day"];
                /** @description Comma-separated: Approved, Issue, None (no answer) */
                Attendence_Status?: string;
                /** @description Comma-separated figures with least and most, either may be left out: Missed_punch:1:,WFM:0:2.5 */
                Ranges?: string;
                /** @description Up to three of Name, Code, Date, Attendence_Status, Attendence_Status_Date or a figure, each with direction, for example Date:desc */
                sort?: string;
                /** @description Column whose values are counted among the rows that pass the filters, in Counts */
                Count_by?: "Attendence_Status";
                /** @description First row of the window */
                offset?: number;
                /** @description Rows of the window */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The window and the length of the whole list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresentWindowAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    sumPresentRecords: {
        parameters: {
            query?: {
                /** @description Part of name or code */
                q?: string;
                /** @description First Date of the records */
                From?: components["schemas"]["Day"];
                /** @description Last Date of the records */
                To?: components["schemas"]["Day"];
                /** @description Comma-separated: Approved, Issue, None (no answer) */
                Attendence_Status?: string;
                /** @description Comma-separated figures with least and most, either may be left out: Missed_punch:1:,WFM:0:2.5 */
                Ranges?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sums */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresentSumsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listPresentUnanswered: {
        parameters: {
            query: {
                /** @description YYYY-MM */
                month: components["schemas"]["YearMonth"];
                /** @description Part of name or code */
                q?: string;
                /** @description Comma-separated: No answer, No record */
                Why?: string;
                /** @description Column whose values are counted among the rows that pass the filters, in Counts */
                Count_by?: "Why";
                /** @description Up to three of Name, Code, Why, Reminded_at, each with direction */
                sort?: string;
                /** @description First row of the window */
                offset?: number;
                /** @description Rows of the window */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The window and the length of the whole list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresentUnansweredAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    remindPresentUnanswered: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["RemindPresentUnansweredForm"];
            };
        };
        responses: {
            /** @description How many were reminded, and how many were not, with the reasons; 409 for a closed month, 422 for none or more than 1,000 chosen ones */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresentRemindersAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getMonthEnd: {
        parameters: {
            query: {
                /** @description YYYY-MM */
                month: components["schemas"]["YearMonth"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The month */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonthEndAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listMissingPunches: {
        parameters: {
            query: {
                /** @description YYYY-MM */
                month: components["schemas"]["YearMonth"];
                /** @description Part of name or code */
                q?: string;
                /** @description Comma-separated: Check-in, Check-out, Last check-out */
                Missing?: string;
                /** @description Column whose values are counted among the rows that pass the filters, in Counts */
                Count_by?: "Missing";
                /** @description Up to three of Name, Code, Day, Missing, each with direction, for example Day:asc */
                sort?: string;
                /** @description First row of the window */
                offset?: number;
                /** @description Rows of the window */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The window and the length of the whole list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingPunchesAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listPresentLogs: {
        parameters: {
            query?: {
                /** @description Identifier of a record; of the caller's own without a flag */
                id?: components["schemas"]["Id"];
                /** @description YYYY-MM: uploads, reminders, closing and opening again; needs Report.Employee_Present */
                month?: components["schemas"]["YearMonth"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first, at most 500; 400 without id and month, 404 for a record that the caller may not know of */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresentLogsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    applyForLeave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ApplyForLeaveForm"];
            };
        };
        responses: {
            /** @description The leave as stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaveAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listLeaves: {
        parameters: {
            query?: {
                /** @description own: the caller's leaves; announced: those of which the caller was notified; team: of those who report to the caller (Me.Team_Leave); all: those of all employees (Report.Leave_Report or Report.Approve_Leave). By default all that the caller may see */
                scope?: "own" | "announced" | "team" | "all";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first, at most 10,000 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeavesAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getLeaveCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Days, Approved and Conditional Approved leaves only */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaveCountsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    changeLeaveStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ChangeLeaveStatusForm"];
            };
        };
        responses: {
            /** @description The leave as stored; 409 when it was decided before */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaveAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listLeaveLogs: {
        parameters: {
            query: {
                /** @description Identifier of the leave */
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first; 404 for a leave that the caller may not see */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaveLogsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listLeavesToday: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name; Approved and Conditional Approved leaves that cover today or a half of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeavesTodayAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listLeaveWindow: {
        parameters: {
            query: {
                /** @description own, announced (to the caller), team (Me.Team_Leave) or all (Report.Leave_Report or Report.Approve_Leave) */
                scope: "own" | "announced" | "team" | "all";
                /** @description Part of name or code of the employee */
                q?: string;
                /** @description Comma-separated leave statuses */
                Status?: string;
                /** @description Comma-separated leave types */
                Leave_type?: string;
                /** @description Emergencies alone or the others alone */
                Emergency_leave?: components["schemas"]["Ticked"];
                /** @description Earliest first day */
                Start_from?: components["schemas"]["Day"];
                /** @description Latest first day */
                Start_to?: components["schemas"]["Day"];
                /** @description YYYY-MM: leaves with a day in the month */
                Month?: components["schemas"]["YearMonth"];
                /** @description Up to three of Employee, Leave_Date_to_Date, Length_days, Leave_type, Emergency_leave, Status, Create_at, Action_on, each with direction, for example Create_at:desc */
                sort?: string;
                /** @description Column whose values are counted among the rows that pass the filters, in Counts */
                Count_by?: "Status" | "Leave_type" | "Emergency_leave";
                /** @description First row of the window */
                offset?: number;
                /** @description Rows of the window */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The window and the length of the whole list; 403 for a scope that is not the caller's */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaveWindowAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listLeaveQuarters: {
        parameters: {
            query: {
                /** @description own, announced (to the caller), team (Me.Team_Leave) or all (Report.Leave_Report or Report.Approve_Leave) */
                scope: "own" | "announced" | "team" | "all";
                /** @description Calendar year */
                Year: number;
                /** @description Part of name or code of the employee */
                q?: string;
                /** @description Comma-separated leave statuses */
                Status?: string;
                /** @description Comma-separated leave types */
                Leave_type?: string;
                /** @description Emergencies alone or the others alone */
                Emergency_leave?: components["schemas"]["Ticked"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The four quarters in their order; a leave counts in the quarter in which it begins */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaveQuartersAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getLeaveCalendar: {
        parameters: {
            query: {
                /** @description team: of those who report to the caller (Me.Team_Leave); all: everybody's (Report.Leave_Report or Report.Approve_Leave) */
                scope: "team" | "all";
                /** @description Calendar month */
                month: components["schemas"]["YearMonth"];
                /** @description Part of name or code of the employee */
                q?: string;
                /** @description First person */
                offset?: number;
                /** @description Maximum number of people */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A window of people, by name, with all of their pending and granted leaves that touch the month; with team every member, with all those who have such a leave */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaveCalendarAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getLeaveYear: {
        parameters: {
            query: {
                /** @description Calendar year */
                Year: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All pending and granted leaves with a day in the year, by their first day, and the holidays where the caller works */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaveYearAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getLeave: {
        parameters: {
            query: {
                /** @description Identifier of the leave */
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The leave; 404 for one that the caller may not see */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaveAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getLeaveImpact: {
        parameters: {
            query: {
                /** @description First day */
                StartDate: components["schemas"]["Day"];
                /** @description Last day */
                EndDate: components["schemas"]["Day"];
                /** @description Half with which the first day starts */
                Leave_half_from?: "First Half" | "Second Half";
                /** @description Half with which the last day ends */
                Leave_half_to?: "First Half" | "Second Half";
                /** @description The employee whose leave it is; by default the caller. Another employee needs the caller to be the team leader or a holder of Report.Leave_Report or Report.Approve_Leave */
                Employee_ID?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open tasks due, sprints that end, teammates who are out and holidays of these days; 404 for an employee of whom the caller may not ask */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaveImpactAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    decideLeaves: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["DecideLeavesForm"];
            };
        };
        responses: {
            /** @description One result per leave, in the order of the ids */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaveDecisionsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listFaceLogins: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row per employee and day on which the person was seen, newest day first, then by name; at most 20,000 rows. Windows of any month: listFaceLoginWindow */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaceLoginsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getAttendanceOfMonth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AttendanceOfMonthForm"];
            };
        };
        responses: {
            /** @description Counts and days */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttendanceOfMonthAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getAttendanceSummary: {
        parameters: {
            query?: {
                /** @description Without effect; month and year of the body count */
                date?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AttendanceSummaryForm"];
            };
        };
        responses: {
            /** @description One row per employee of the month, by name: those employed on a day of it, and those seen in it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttendanceSummaryAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listFaceLoginsOfDay: {
        parameters: {
            query: {
                /** @description Calendar date, YYYY-MM-DD */
                date: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row per employee of the day, by name: those employed on it, and those seen on it; check_in_time is null for the absent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaceLoginsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listFaceLoginsOfMonth: {
        parameters: {
            query: {
                /** @description Calendar month, YYYY-MM; of a full date the month counts */
                date: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row per employee and day on which the person was seen, newest day first, then by name; at most 20,000 rows. Windows of the whole month: listFaceLoginWindow */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaceLoginsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listFaceLoginWindow: {
        parameters: {
            query: {
                /** @description Calendar month */
                Month: components["schemas"]["YearMonth"];
                /** @description Part of name or code of the employee */
                q?: string;
                /** @description One of date, Employee_id, Employee_code, check_in_time, check_out_time, with direction, for example date:desc */
                sort?: string;
                /** @description First row of the window */
                offset?: number;
                /** @description Rows of the window */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The window and the length of the whole list: one row per employee and day on which the person was seen */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaceLoginWindowAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listFaceDevices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name, without their keys */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaceDevicesAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    addFaceDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AddFaceDeviceForm"];
            };
        };
        responses: {
            /** @description The device and its key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewFaceDeviceAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deactivateFaceDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["DeactivateFaceDeviceForm"];
            };
        };
        responses: {
            /** @description The device as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaceDeviceAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    recordFaceEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["FaceEventsForm"];
            };
        };
        responses: {
            /** @description The result of each event, in the order of the batch; 401 for a key that is not known or no longer valid */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaceEventsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listMusterSheet: {
        parameters: {
            query: {
                /** @description YYYY-MM */
                month: components["schemas"]["YearMonth"];
                /** @description Part of name, code, department or location */
                q?: string;
                /** @description Only employees with at least one half of this code */
                Half_code?: "DP" | "ABS" | "WO" | "HD" | "PL";
                /** @description Up to three of Name, Code, Department, Location, each with direction, for example Name:asc */
                sort?: string;
                /** @description First row of the window */
                offset?: number;
                /** @description Rows of the window */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The window and the length of the whole list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MusterSheetAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    requestManualAttendance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["RequestManualAttendanceForm"];
            };
        };
        responses: {
            /** @description The request, Pending */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManualAttendanceRequestAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listManualAttendanceRequests: {
        parameters: {
            query?: {
                /** @description Only requests for this day */
                date?: components["schemas"]["Day"];
                /** @description Only requests in this state */
                status?: "Pending" | "Approved" | "Rejected";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first, at most 10,000 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManualAttendanceRequestsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getLinkedManualAttendance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["LinkedManualAttendanceForm"];
            };
        };
        responses: {
            /** @description The record; data is null when there is none yet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedManualAttendanceAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    decideManualAttendanceRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["DecideManualAttendanceForm"];
            };
        };
        responses: {
            /** @description The request as stored; 409 when it is not Pending any more */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManualAttendanceRequestAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listManualAttendanceLogs: {
        parameters: {
            query: {
                /** @description Identifier of the request */
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first; 404 for another employee's request without Report.Manual_Attendance_Request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManualAttendanceLogsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listOwnManualAttendanceRequests: {
        parameters: {
            query: {
                /** @description First day */
                From: components["schemas"]["Day"];
                /** @description Last day, at most 366 days later */
                To: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Latest day first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManualAttendanceRequestsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getManualAttendanceEvidence: {
        parameters: {
            query: {
                /** @description Identifier of the request */
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request with face logs, timers, comments and the rest of its day */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManualAttendanceEvidenceAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getAttendanceDayEvidence: {
        parameters: {
            query: {
                /** @description Identifier of the employee */
                employee_id: components["schemas"]["Id"];
                /** @description The day */
                date: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Face logs, timers, comments and the rest of the day; 404 for an unknown employee */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttendanceDayEvidenceAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    correctAttendanceDay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CorrectAttendanceDayForm"];
            };
        };
        responses: {
            /** @description What is corrected on the day now; data is null when nothing is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedManualAttendanceAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    decideManualAttendanceRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["DecideManualAttendancesForm"];
            };
        };
        responses: {
            /** @description One result per request, in the order of the ids */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManualAttendanceDecisionsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listManualAttendanceWindow: {
        parameters: {
            query: {
                /** @description own, or all (Report.Manual_Attendance_Request) */
                scope: "own" | "all";
                /** @description Part of name or code of the employee */
                q?: string;
                /** @description First day that is to be corrected */
                From?: components["schemas"]["Day"];
                /** @description Last day that is to be corrected */
                To?: components["schemas"]["Day"];
                /** @description Comma-separated: Pending, Approved, Rejected */
                status?: string;
                /** @description Comma-separated: checkIn, checkOut */
                type?: string;
                /** @description Comma-separated reasons */
                reason?: string;
                /** @description Up to three of employee, day, type, time, reason, state, asked, decided, each with direction, for example asked:desc */
                sort?: string;
                /** @description Column whose values are counted among the rows that pass the filters, in Counts */
                Count_by?: "type" | "reason";
                /** @description First row of the window */
                offset?: number;
                /** @description Rows of the window */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The window and the length of the whole list; 403 for everybody's without the flag */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManualAttendanceWindowAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getManualAttendanceRequest: {
        parameters: {
            query: {
                /** @description Identifier of the request */
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request; 404 for another employee's without Report.Manual_Attendance_Request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManualAttendanceRequestAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listDueMilestones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Overdue ones first, then by due date; never those that are CLOSE */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MilestoneReportAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listDueSprints: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Overdue ones first, then by due date; never those that are CLOSE */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SprintReportAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getMilestoneReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By project, then by due date */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MilestoneReportAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getSprintReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By project, then by due date */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SprintReportAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getTaskTimerReport: {
        parameters: {
            query?: {
                /** @description First day; without it the 30 days that end with To */
                From?: components["schemas"]["Day"];
                /** @description Last day; today when it is not given */
                To?: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest Check_In first; at most 20,000 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskTimerReportAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getProjectStatusReport: {
        parameters: {
            query?: {
                /** @description First day; without it the 30 days that end with To */
                From?: components["schemas"]["Day"];
                /** @description Last day; today when it is not given */
                To?: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first; at most 20,000 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectStatusReportAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listRunningTaskTimers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most one per employee, by name; all of them Running */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskTimerReportAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getWorkingPlan: {
        parameters: {
            query?: {
                /** @description First day; today when it is not given, and never before today */
                From?: components["schemas"]["Day"];
                /** @description Number of days; 7 when it is not given */
                Days?: number;
                /** @description day, when it is not given, or week: sums of the days from Monday to Sunday */
                By?: "day" | "week";
                /** @description Only people of this department */
                Department_id?: components["schemas"]["Id"];
                /** @description Only members of this project */
                Project_id?: components["schemas"]["Id"];
                /** @description Only people who report to this employee */
                Team_leader_id?: components["schemas"]["Id"];
                /** @description Only this employee */
                Employee_id?: components["schemas"]["Id"];
                /** @description How many tasks of an employee a day or week lists at most; all when it is not given */
                Max_tasks?: number;
                /** @description true: only members of projects that are not completed and that the caller manages, technically or otherwise */
                Managed?: boolean;
                /** @description true: the days from Monday to Sunday of this week, with what was worked on them; From and Days do not count */
                Week?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Active employees by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkingPlanAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getTicketReport: {
        parameters: {
            query?: {
                /** @description First day of creation; without it the 30 days that end with To */
                From?: components["schemas"]["Day"];
                /** @description Last day of creation; today when left out */
                To?: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows and medians */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketReportAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listTickets: {
        parameters: {
            query: {
                /** @description mine: raised by the caller or assigned to the caller; department: of the departments that the caller handles; all: everybody's (Ticket.Manage_Ticket) */
                scope: "mine" | "department" | "all";
                /** @description Part of ID or title */
                q?: string;
                /** @description Comma-separated types */
                Type?: string;
                /** @description Comma-separated statuses */
                Status?: string;
                /** @description Comma-separated priorities */
                Priority?: string;
                /** @description Comma-separated ids of ticket departments */
                Department_id?: string;
                /** @description Up to three of Ticket_key, Title, Department, Raised_by, Assigned, Type, Priority, Status, Create_at, Last_reply_at, each with direction, for example Create_at:desc */
                sort?: string;
                /** @description Column whose values are counted among the rows that pass the filters, in Counts */
                Count_by?: "Type" | "Status" | "Priority" | "Department";
                /** @description First row of the window */
                offset?: number;
                /** @description Rows of the window */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The window and the length of the whole list; 403 for a scope that is not the caller's */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketWindowAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getTicket: {
        parameters: {
            query: {
                /** @description Identifier of the ticket */
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Internal notes and their files only for handlers; 404 for a ticket that the caller may not see */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreateTicketForm"];
            };
        };
        responses: {
            /** @description The ticket as stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UpdateTicketForm"];
            };
        };
        responses: {
            /** @description The ticket as stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    changeTicketStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ChangeTicketStatusForm"];
            };
        };
        responses: {
            /** @description The ticket as stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    assignTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AssignTicketForm"];
            };
        };
        responses: {
            /** @description The ticket as stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    addTicketMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AddTicketMessageForm"];
            };
        };
        responses: {
            /** @description The ticket as stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getLocation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description The location */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveLocation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SaveLocationForm"];
            };
        };
        responses: {
            /** @description The location as stored; 409 when the name is taken */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listLocations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["LocationsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteLocation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description Deleted; 409 while it is in use */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getVertical: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description The vertical */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerticalAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveVertical: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SaveVerticalForm"];
            };
        };
        responses: {
            /** @description The vertical as stored; 409 when the name is taken */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerticalAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listVerticals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["VerticalsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteVertical: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description Deleted; 409 while it is in use */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getTechStack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description The tech stack */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NamedMasterAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveTechStack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SaveTechStackForm"];
            };
        };
        responses: {
            /** @description The tech stack as stored; 409 when the name is taken */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NamedMasterAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listTechStackMaster: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["NamedMastersAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteTechStack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description Deleted; 409 while it is in use */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getRequirement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description The requirement */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NamedMasterAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveRequirement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SaveRequirementForm"];
            };
        };
        responses: {
            /** @description The requirement as stored; 409 when the name is taken */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NamedMasterAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listRequirementMaster: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["NamedMastersAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteRequirement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description Deleted; 409 while it is in use */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getPositionEntry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description The position */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PositionEntryAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    savePosition: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SavePositionForm"];
            };
        };
        responses: {
            /** @description The position as stored; 409 when the name is taken */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PositionEntryAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listPositions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["PositionEntriesAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deletePosition: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description Deleted; 409 while it is in use */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getDepartment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description The department */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepartmentAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveDepartment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SaveDepartmentForm"];
            };
        };
        responses: {
            /** @description The department as stored; 409 when the name is taken */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepartmentAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listDepartments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["DepartmentsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteDepartment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description Deleted; 409 while it is in use */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getTicketDepartment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description The ticket department */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketDepartmentAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveTicketDepartment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SaveTicketDepartmentForm"];
            };
        };
        responses: {
            /** @description The ticket department as stored; 409 when the name is taken */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketDepartmentAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listTicketDepartments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["TicketDepartmentsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteTicketDepartment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description Deleted; 409 while it is in use */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getHoliday: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description The holiday */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HolidayAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveHoliday: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SaveHolidayForm"];
            };
        };
        responses: {
            /** @description The holiday as stored; 409 when the name is taken */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HolidayAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listHolidays: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By date */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HolidaysAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteHoliday: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    copyHolidays: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CopyHolidaysForm"];
            };
        };
        responses: {
            /** @description The count of added holidays; existing ones stay unchanged */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CopiedHolidaysAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listMasterUses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["MasterUsesForm"];
            };
        };
        responses: {
            /** @description At most 200, by kind and name; needs the flag of that master. An invisible project has no name and the id '-' */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MasterUsesAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listOvertimeProjects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["OvertimeProjectsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getOvertime: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description The entry; 404 for one that the caller may not see */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OvertimeAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveOvertime: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SaveOvertimeForm"];
            };
        };
        responses: {
            /** @description The entry as stored, Pending; 409 for a change after the decision, 403 for a day in a closed month without Report.Employee_Present */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OvertimeAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listOvertime: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ListOvertimeForm"];
            };
        };
        responses: {
            /** @description Newest date first: own entries, those of projects that the caller manages, with Overtime.All_Overtime everybody's */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OvertimeListAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    decideOvertime: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["DecideOvertimeForm"];
            };
        };
        responses: {
            /** @description The entry as stored; 409 when it is not Pending any more */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OvertimeDecisionAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteOvertime: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IdForm"];
            };
        };
        responses: {
            /** @description Deleted; 409 after the decision, 403 in a closed month without Report.Employee_Present */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OvertimeAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    decideOvertimeEntries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["DecideOvertimesForm"];
            };
        };
        responses: {
            /** @description One result per entry, in the order of the ids */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OvertimeDecisionsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getOvertimeEvidence: {
        parameters: {
            query: {
                /** @description Identifier of the entry */
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry with attendance of its day; 403 for users who may not decide on entries of that project, 404 for an entry that the caller may not see */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OvertimeEvidenceAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listTimerEntries: {
        parameters: {
            query?: {
                /** @description First day of Check_In; without it the 30 days that end with To */
                From?: components["schemas"]["Day"];
                /** @description Last day of Check_In; today when it is not given */
                To?: components["schemas"]["Day"];
                /** @description Part of the name of the employee or project, or of the key or summary of the task */
                q?: string;
                /** @description Part of the name of the employee */
                Employee?: string;
                /** @description Part of the name of the project */
                Project?: string;
                /** @description Part of the key of the task */
                Task_key?: string;
                /** @description Part of the summary of the task */
                Short_summary?: string;
                /** @description Running, Stopped, or both separated by a comma */
                Status?: string;
                /** @description First day of Check_Out */
                Stopped_from?: components["schemas"]["Day"];
                /** @description Last day of Check_Out */
                Stopped_to?: components["schemas"]["Day"];
                /** @description The smallest number of hours of a stopped entry */
                Hours_min?: number;
                /** @description The largest number of hours of a stopped entry */
                Hours_max?: number;
                /** @description Only entries of this employee */
                Employee_id?: components["schemas"]["Id"];
                /** @description Only entries of this project */
                Project_id?: components["schemas"]["Id"];
                /** @description Only entries of this task */
                Task_id?: components["schemas"]["Id"];
                /** @description Up to three of Employee, Project, Task_key, Short_summary, Check_In, Check_Out, Hours, Status, each with direction, for example Check_In:desc */
                sort?: string;
                /** @description First row of the window */
                offset?: number;
                /** @description Rows of the window */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The window, and the length of the whole list; entries of deleted tasks stay */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimerEntryWindowAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listTimerEntryGroups: {
        parameters: {
            query: {
                /** @description What the entries of a group have in common */
                Group_by: "Employee" | "Project" | "Task_key" | "Status";
                /** @description First day of Check_In; without it the 30 days that end with To */
                From?: components["schemas"]["Day"];
                /** @description Last day of Check_In; today when it is not given */
                To?: components["schemas"]["Day"];
                /** @description Part of the name of the employee or project, or of the key or summary of the task */
                q?: string;
                /** @description Part of the name of the employee */
                Employee?: string;
                /** @description Part of the name of the project */
                Project?: string;
                /** @description Part of the key of the task */
                Task_key?: string;
                /** @description Part of the summary of the task */
                Short_summary?: string;
                /** @description Running, Stopped, or both separated by a comma */
                Status?: string;
                /** @description First day of Check_Out */
                Stopped_from?: components["schemas"]["Day"];
                /** @description Last day of Check_Out */
                Stopped_to?: components["schemas"]["Day"];
                /** @description The smallest number of hours of a stopped entry */
                Hours_min?: number;
                /** @description The largest number of hours of a stopped entry */
                Hours_max?: number;
                /** @description Only entries of this employee */
                Employee_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By label, at most 5000 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimerEntryGroupsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listOvertimeWindow: {
        parameters: {
            query: {
                /** @description own, team (of the caller, with Me.Team_Leave), projects (those that the caller manages), or all (Overtime.All_Overtime) */
                scope: "own" | "team" | "projects" | "all";
                /** @description Part of name or code of the employee, or of the name of the project */
                q?: string;
                /** @description Comma-separated statuses */
                Approval_Status?: string;
                /** @description Earliest day */
                Date_from?: components["schemas"]["Day"];
                /** @description Latest day */
                Date_to?: components["schemas"]["Day"];
                /** @description Up to three of Employee, Overtime_date, Project, Claimed_hours, Approval_Status, Create_at, Action_on, each with direction, for example Overtime_date:desc */
                sort?: string;
                /** @description Column whose values are counted among the rows that pass the filters, in Counts */
                Count_by?: "Approval_Status";
                /** @description First row of the window */
                offset?: number;
                /** @description Rows of the window */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The window with what the records of each day say, and the length of the whole list; 403 for a scope that is not the caller's */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OvertimeWindowAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getOvertimeDay: {
        parameters: {
            query: {
                Day: components["schemas"]["Day"];
                /** @description Identifier of the entry that is being changed; it is not counted */
                id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hours */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OvertimeDayAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listOvertimeLogs: {
        parameters: {
            query: {
                /** @description Identifier of the entry */
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first; 404 for an entry that the caller may not see */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OvertimeLogsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listKraRecords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ListKraRecordsForm"];
            };
        };
        responses: {
            /** @description Newest month first, then by employee: own records, those that chose the caller as leader, with Report.Attendance_Summary everybody's */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KraRecordsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    rateOwnKra: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["RateOwnKraForm"];
            };
        };
        responses: {
            /** @description The record; 409 when the month has one already, or when the text of a question is newer than Seen_version */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KraRecordAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listKraFormsToRate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest month first, those without Rating_status above the others */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KraRecordsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getKraRating: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["KraRatingForm"];
            };
        };
        responses: {
            /** @description The record; 404 for one that the caller may not see */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KraRecordAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    rateKraAsTeamLeader: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["RateKraAsTeamLeaderForm"];
            };
        };
        responses: {
            /** @description The record, Submitted; 409 when it is rated already */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KraRecordAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listKraLeaders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Active holders of KRA.TL_HOD_KRA without the caller: the caller's own leader first, the others by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KraLeadersAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listKraQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All five, from Q1 to Q5 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KraQuestionsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveKraQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SaveKraQuestionForm"];
            };
        };
        responses: {
            /** @description The question as stored; 409 when a newer version is stored than the one that was edited */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KraQuestionAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getKraFacts: {
        parameters: {
            query: {
                /** @description The month of the rating; the facts are those of the month before */
                month: components["schemas"]["KraMonth"];
                /** @description The caller when left out */
                Employee_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The facts; 404 for an employee whose ratings the caller may not see */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KraFactsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listKraReport: {
        parameters: {
            query: {
                /** @description Year and month */
                month: components["schemas"]["KraMonth"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name of the employee */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KraReportAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getKraHandOver: {
        parameters: {
            query: {
                /** @description The leader whom the employees have chosen */
                Team_leader_id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ratings of all months, the oldest first; none while the leader may rate */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KraHandOverAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    handOverKraRatings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["HandOverKraRatingsForm"];
            };
        };
        responses: {
            /** @description How many; 409 when no rating waits, or the leader may rate again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KraHandedOverAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listKraPerformance: {
        parameters: {
            query?: {
                /** @description Part of name or code of the employee or of the team leader */
                q?: string;
                /** @description Only this employee */
                Employee_id?: components["schemas"]["Id"];
                /** @description Earliest month */
                Month_from?: components["schemas"]["KraMonth"];
                /** @description Latest month */
                Month_to?: components["schemas"]["KraMonth"];
                /** @description true: only the newest rating of each employee, of those that the caller compares */
                Newest?: boolean;
                /** @description Only those that wait for the leader or only those that are rated */
                State?: "Waiting" | "Submitted";
                /** @description Up to three of Employee, Team_leader, month, Own_average, Leader_average, Difference, each with direction, for example month:desc */
                sort?: string;
                /** @description Column whose values are counted among the rows that pass the filters, in Counts */
                Count_by?: "State";
                /** @description First row of the window */
                offset?: number;
                /** @description Rows of the window */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those that chose the caller as leader; with Report.Attendance_Summary everybody's */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KraPerformanceAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    followChanges: {
        parameters: {
            query: {
                /** @description A word by which the page names itself */
                Tab: string;
                /** @description Id of the last event that was seen; absent at first */
                Position?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description Rows to leave out. Default 0 */
                offset?: number;
                /** @description Rows at most. Default 20 */
                limit?: number;
                /** @description Only what was not read */
                unread?: components["schemas"]["Ticked"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The window, and how many there are */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    countUnreadNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadCountAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    readNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ReadNotificationsForm"];
            };
        };
        responses: {
            /** @description How many are unread now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadCountAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listOwnDueTasks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 12 rows of each group, the most urgent first, with the size of each group */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnDueTasksAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listOwnDues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By due date, overdue ones first; at most 50 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnDuesAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listPortfolio: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["PortfolioAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listPortfolioCharts: {
        parameters: {
            query?: {
                /** @description Comma-separated ids of at most 40 projects; absent for all of the portfolio */
                projectIds?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those of the projects that the caller may see */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortfolioChartsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getNextHoliday: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Today counts; null when none is known */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NextHolidayAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getCompanyDay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Of active employees; each figure of people is the number of rows of listCompanyPeople */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyDayAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listCompanyPeople: {
        parameters: {
            query: {
                show: components["schemas"]["CompanyFigure"];
                /** @description Of the department, position, location or vertical; left out or '' for people without one */
                id?: components["schemas"]["OptionalId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name; of missing punches one row for each day, the newest first. 403 for missing punches without a flag that opens them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyPeopleAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getWhatChanged: {
        parameters: {
            query: {
                /** @description At most 31 days ago */
                since: components["schemas"]["Instant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Projects with a change, by name; kinds without one are left out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WhatChangedAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listWhatChanged: {
        parameters: {
            query: {
                /** @description At most 31 days ago */
                since: components["schemas"]["Instant"];
                /** @description Identifier */
                projectId: components["schemas"]["Id"];
                kind: components["schemas"]["ProjectChangeKind"];
                /** @description Rows to leave out. Default 0 */
                offset?: number;
                /** @description Rows at most. Default 100 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first, and how many there are */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WhatChangedRowsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getCompanyTrends: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The oldest day and month first; each figure of people is the number of people of listTrendPeople */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyTrendsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listTrendPeople: {
        parameters: {
            query: {
                show: components["schemas"]["TrendFigure"];
                /** @description Of present, on-leave, absent and late */
                day?: components["schemas"]["Day"];
                /** @description Of leave, employed, joined and left */
                month?: components["schemas"]["YearMonth"];
                /** @description Of leave */
                type?: string;
                /** @description Of pending */
                kind?: components["schemas"]["PendingKind"];
                /** @description Of pending */
                age?: components["schemas"]["PendingAge"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name; of leave and pending a row for each record, the oldest first; at most 5,000. 403 without a flag that opens the rows, 400 without a parameter that the figure needs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyPeopleAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listCompanyDays: {
        parameters: {
            query: {
                /** @description YYYY-MM */
                month: components["schemas"]["YearMonth"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first day first, without days to come and those before the first record of the company; each figure is the number of people of listTrendPeople */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyDaysAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getAttendanceTrend: {
        parameters: {
            query?: {
                /** @description The last month, YYYY-MM; the current one if omitted */
                month?: components["schemas"]["YearMonth"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The oldest month first; the sums of what getAttendanceSummary lists */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttendanceTrendAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getOwnMonth: {
        parameters: {
            query: {
                month: components["schemas"]["YearMonth"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By day */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnMonthAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listPendingItems: {
        parameters: {
            query: {
                scope: "decide" | "own";
                /** @description Left out: all kinds */
                kind?: components["schemas"]["PendingKind"];
                offset?: number;
                /** @description Left out: 100 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The oldest first, with the figures of every kind that the caller may decide */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PendingItemsAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
}
