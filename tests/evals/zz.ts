import { actOf } from "@/lib/ai/built-in/conversation/acts";
for (const m of ["Thank you. That was good to say.","are you going to tell anyone?","do you think he loves me?","is it wrong that part of me likes being the guest?","what do you mean?","that's not it","lol ok","i don't know"]) console.log(m, JSON.stringify(actOf(m, m.split(" ").length)));
