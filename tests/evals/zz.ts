import { hear } from "@/lib/ai/built-in/conversation/hear";
import { inputFor } from "../unit/built-in-coach/conversation/talk";
import { signs } from "@/lib/safety/assess";
void (async()=>{ for (const m of ["i just don't know what she wants from me","he didnt text back all day and i feel stupid for checking my phone every two minutes","i keep checking my phone", "I'm afraid he will leave", "fine. maybe i should tell her i'm scared of losing the job"]) { const t = await hear(inputFor(m), new AbortController().signal); console.log(m, t.topics, t.text.moves.map(x=>x.move), t.text.emotions.map(x=>x.key+":"+x.term), signs([m])); } })();
