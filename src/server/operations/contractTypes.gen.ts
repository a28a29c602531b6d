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
        /** Signs a person in */
        post: operations["signIn"];
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
        /** Tells whether a mailed link can still be used */
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
        /** Sets a new password with the mailed single-use link and ends every session of the account */
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
        /** Tells that the server is ready */
        get: operations["getHealth"];
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
        /** Keeps one preference of the caller */
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
        /** Changes the part of the profile that a person edits alone */
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
        /** Employees that fit a filter, for example a designation */
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
    "/auth/tasks/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes the task or the project with this id; both can be brought back by HR */
        post: operations["deleteTaskOrProject"];
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
    "/auth/tasks/tasktimer/{taskId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The hour logs of a task or of a project */
        get: operations["listHourLogs"];
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
        /** The caller's running timer, on whatever task */
        get: operations["getOwnRunningTimer"];
        put?: never;
        post?: never;
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
        ChangeFlags: {
            View: components["schemas"]["Flag"];
            Add: components["schemas"]["Flag"];
            Edit: components["schemas"]["Flag"];
            Delete: components["schemas"]["Flag"];
        };
        ChangeOwnPhotoForm: {
            /** @description jpg, jpeg or png; absent removes the picture */
            profile_image?: string[];
        };
        ChangePasswordForm: {
            Current_password: string;
            Password: string;
        };
        CheckPasswordResetForm: {
            Token: string;
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
        };
        CommentAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["Comment"];
        };
        CommentsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["Comment"][];
        };
        ContractAnswer: {
            status: components["schemas"]["Done"];
            data: {
                [key: string]: unknown;
            };
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
        /**
         * Format: date
         * @description Calendar date, YYYY-MM-DD
         */
        Day: string;
        DeletedAnswer: {
            status: components["schemas"]["Done"];
            data: {
                _id: components["schemas"]["Id"];
                /** @enum {string} */
                Deleted: "task" | "project";
            };
        };
        /**
         * @description Success
         * @enum {integer}
         */
        Done: 1;
        DoneAnswer: {
            status: components["schemas"]["Done"];
            data: Record<string, never> | null;
        };
        EditOwnProfileForm: {
            Mobile: string;
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
        EditProjectStatusForm: {
            id: components["schemas"]["Id"];
            Status: components["schemas"]["ProjectStatus"];
        };
        EditTaskForm: {
            id: components["schemas"]["Id"];
            Status?: components["schemas"]["TaskStatus"];
            /** @description Full name; Employee_id decides */
            Assignees?: string;
            Employee_id?: string;
            /** @enum {string} */
            Priority?: "HIGH" | "MEDIUM" | "LOW";
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
        EmployeesAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["Employee"][];
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
        };
        FailureAnswer: {
            /** @enum {integer} */
            status: 0;
            message: string;
            errors?: components["schemas"]["FieldProblem"][];
            /** @description Named in the server's log */
            requestId?: string;
            /** @description With 409 after a competing edit, the record as it is stored now */
            current?: {
                [key: string]: unknown;
            };
        };
        FieldProblem: {
            /** @description Name of the request field */
            field: string;
            /** @description What is wrong with it */
            message: string;
        };
        FirstAccountForm: {
            Token: string;
            First_name: string;
            Last_name: string;
            Email: string;
            Password: string;
        };
        /**
         * @description '1' when granted
         * @enum {string}
         */
        Flag: "0" | "1";
        ForgotPasswordForm: {
            Email: string;
        };
        HealthAnswer: {
            status: components["schemas"]["Done"];
            data: {
                Ready: boolean;
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
            /** @description Full name; of the entry that tells the creation */
            Created_by: string | null;
            /** @description Full name */
            Updated_by: string | null;
            /** @description Instant of the creation */
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
        /** @description FIELD-031, FIELD-056 */
        HourLog: {
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
        };
        HourLogsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["HourLog"][];
        };
        /** @description Opaque identifier */
        Id: string;
        IdForm: {
            id: components["schemas"]["Id"];
        };
        /**
         * Format: date-time
         * @description Point in time, ISO 8601 in UTC
         */
        Instant: string;
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
        LinkedTasksForm: {
            task_id: components["schemas"]["Id"];
        };
        ListCommentsForm: {
            /** @description Id of a task or of a project */
            Task_id: string;
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
        MembersAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["ProjectMember"][];
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
        /** @description Calendar date, YYYY-MM-DD; '' for none */
        OptionalDay: string;
        /** @description Opaque identifier; '' for none */
        OptionalId: string;
        /** @description FIELD-019 to FIELD-026, and the flags that decisions.md adds */
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
        };
        PermissionRecordAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["PermissionRecord"][];
        };
        PositionAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["PositionRecord"];
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
            Task_count?: number;
            /** @description Not CLOSE */
            Open_task_count?: number;
            /** @description Bugs that are not CLOSE */
            Bug_count?: number;
            /** @description Rounded; 0 without tasks */
            Closed_percent?: number;
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
        /** @enum {string} */
        ProjectStatus: "Open" | "InProgress" | "Hold" | "InClientReview" | "Completed";
        ProjectsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["Project"][];
        };
        ResetPasswordForm: {
            Token: string;
            Password: string;
        };
        RunningTimerAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["TaskTimer"][];
        };
        SavePreferenceForm: {
            Key: string;
            /** @description JSON text; '' forgets the preference */
            Value: string;
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
        SignInAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["LoggedInUser"][];
            /** @description Opaque bearer token */
            token: string;
            expires_at?: components["schemas"]["Instant"];
        };
        SignInForm: {
            Email: string;
            Password: string;
        };
        SignOutEverywhereForm: {
            Keep_this?: components["schemas"]["Ticked"];
        };
        /** @description FIELD-035 */
        SprintChoice: {
            _id: components["schemas"]["Id"];
            Name: string;
            Status?: string;
            StartDate?: string | null;
            DueDate?: string | null;
        };
        SprintReference: {
            _id: components["schemas"]["Id"];
            Name: string;
        } | null;
        SprintsAnswer: {
            status: components["schemas"]["Done"];
            data: components["schemas"]["SprintChoice"][];
        };
        StoredFile: {
            _id: components["schemas"]["Id"];
            Name: string;
            /** @description Bytes */
            Size: number;
            /** @description Media type as found in the bytes */
            Type: string;
            /** @description Signed link */
            Link: string;
        };
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
        /** @enum {string} */
        TimerStatus: "Running" | "Stopped";
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
    };
    responses: {
        /** @description Refused or failed */
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
            /** @description The link is good */
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
                    "application/json": components["schemas"]["DoneAnswer"];
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
                    "application/json": components["schemas"]["DoneAnswer"];
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
            /** @description Ready */
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
    listProjectTasks: {
        parameters: {
            query?: {
                /** @description Part of key or summary */
                q?: string;
                /** @description At most so many */
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
                /** @description Comma-separated ids of assignees */
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
                /** @description Up to three of Task_key, Short_summary, Issue_type, Priority, Status, Assignees, Reporter, Assigned_date, Due_date, Task_duration, Project_name, Sprint, Update_at, each with direction, for example Due_date:asc */
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
    listHourLogs: {
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
                    "application/json": components["schemas"]["HourLogsAnswer"];
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
            /** @description Newest first; at most 500 */
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
            /** @description The entry that stands in the history */
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
}
